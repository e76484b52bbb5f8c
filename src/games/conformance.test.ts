import { describe, test } from 'vitest';
import { parseOptions } from '../engine/legality.ts';
import { checkGame } from '../engine/testing/conformance.ts';
import { everyOptions } from '../engine/testing/random-game.ts';
import { scaled } from '../testing/scale.ts';
import { games } from './catalogue.ts';

const gamesInAll = scaled({ quick: 60, normal: 400, long: 16_000 });

describe.each(Object.values(games))('$id keeps the contract', (game) => {
  const sizes = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);
  const tables = sizes
    .flatMap((seats) => everyOptions(game).map((options) => ({ seats, options })))
    .filter(({ seats, options }) => 'options' in parseOptions(game, seats, options));
  const perTable = Math.ceil(gamesInAll / tables.length);
  test.each(tables)('with $seats seats and $options', ({ seats, options }) => {
    for (let index = 0; index < perTable; index++) checkGame({ game, seats, options, series: seats, index });
  });
});
