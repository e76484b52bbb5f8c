import { expect, test } from 'vitest';
import { record } from '../../../engine/record.ts';
import { replay, writeLines } from '../../../engine/replay.ts';
import { checkGame } from '../../../engine/testing/conformance.ts';
import { diceFor, headerFor, randomEntry } from '../../../engine/testing/random-game.ts';
import { scaled } from '../../../testing/scale.ts';
import { cashNGuns } from './index.ts';
import type { State } from './state.ts';
import { checkInvariants } from '../testing/invariants.ts';
import { tooSlow, withLateness } from '../testing/with-lateness.ts';

const options = ({ rulebook, powers }: { readonly rulebook: string; readonly powers: boolean }) => ({
  rulebook,
  powers,
  leftovers: 'carry-over',
  lootOpen: false,
  firstGodfather: 'drawn',
});

const sizes = [4, 5, 6, 7, 8].filter((seats) => seats % scaled({ quick: 4, normal: 1, long: 1 }) === 0);
const tables = sizes.flatMap((seats) =>
  ['english', 'polish'].map((rulebook) => ({ seats, rulebook, powers: seats % 2 === 0 || rulebook === 'polish' })),
);

test.each(tables)(
  '[CG-2.5] games with a clock keep the contract: $seats seats, $rulebook, powers $powers',
  ({ seats, rulebook, powers }) => {
    const games = scaled({ quick: 1, normal: 1, long: 200 });
    for (let index = 0; index < games; index++) {
      const trial = { game: withLateness, seats, options: options({ rulebook, powers }), series: 50 + seats, index };
      checkGame<State>(trial, checkInvariants);
    }
  },
);

test.each(tables)('[CG-2.24] games with a clock replay: $seats seats, $rulebook', ({ seats, rulebook, powers }) => {
  let late = 0;
  for (let index = 0; index < scaled({ quick: 4, normal: 10, long: 1000 }); index++) {
    const trial = { game: withLateness, seats, options: options({ rulebook, powers }), series: 60, index };
    const dice = diceFor(trial);
    const lines = record<State>(cashNGuns, headerFor<State>(trial), (state) => {
      checkInvariants(state);
      const { seat, move } = randomEntry<State>(trial, state, dice);
      if (move === tooSlow) late += 1;
      return { seat, move: move === tooSlow ? 'late' : move };
    });
    expect(replay(cashNGuns, writeLines(lines))).toBeUndefined();
  }
  expect(late).toBeGreaterThan(0);
});
