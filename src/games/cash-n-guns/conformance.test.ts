import { describe, test } from 'vitest';
import { checkGame } from '../../engine/testing/conformance.ts';
import { scaled } from '../../testing/scale.ts';
import { cashNGuns } from './index.ts';
import type { State } from './state.ts';

const perTable = scaled({ quick: 1, normal: 2, long: 200 });

describe('cash-n-guns keeps the contract', () => {
  const tables = [4, 5, 6, 7, 8].flatMap((seats) =>
    ['english', 'polish'].flatMap((rulebook) =>
      [true, false].flatMap((powers) =>
        ['carry-over', 'discard'].map((leftovers) => ({
          seats,
          options: { rulebook, powers, leftovers, lootOpen: seats % 2 === 0, firstGodfather: powers ? 'drawn' : 2 },
        })),
      ),
    ),
  );
  test.each(tables)('with $seats seats and $options', ({ seats, options }) => {
    for (let index = 0; index < perTable; index++) {
      checkGame<State>({ game: cashNGuns, seats, options, series: seats, index });
    }
  });
});
