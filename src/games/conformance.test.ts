import { describe, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { parseOptions } from '../engine/legality.ts';
import { checkGame, type CheckInvariants } from '../engine/testing/conformance.ts';
import { everyOptions } from '../engine/testing/random-game.ts';
import { scaled } from '../testing/scale.ts';
import { checkInvariants as checkCashNGuns } from './cash-n-guns/testing/invariants.ts';
import { games } from './catalogue.ts';
import { checkInvariants as checkTheBoss } from './the-boss/testing/invariants.ts';
import { checkInvariants as checkThieves } from './thieves/testing/invariants.ts';

const usualGames = scaled({ quick: 30, normal: 240, long: 16_000 });
/** With many decisions, moves or seats, checking one game after every move takes as long as several other games. */
const gamesInAll: Readonly<Record<string, number>> = {
  'cash-n-guns': scaled({ quick: 8, normal: 30, long: 2000 }),
  'the-boss': scaled({ quick: 12, normal: 60, long: 6000 }),
};

/** Every number of seats with every combination of options that goes with it. */
function tablesOf(game: Game) {
  const sizes = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);
  return sizes
    .flatMap((seats) => everyOptions(game).map((options) => ({ seats, options })))
    .filter(({ seats, options }) => 'options' in parseOptions(game, seats, options));
}

/**
 * The same number of games for every table. Where there are more tables than games, the tables that are left out lie
 * evenly among the others, so that every number of seats and every value of an option has its turn.
 */
function trialsOf(game: Game) {
  const tables = tablesOf(game);
  const count = gamesInAll[game.id] ?? usualGames;
  const stride = Math.max(1, tables.length / count);
  const chosen = tables.filter((_, index) => Math.floor(index / stride) > Math.floor((index - 1) / stride));
  const perTable = Math.ceil(count / chosen.length);
  return chosen.map((table, place) => ({ ...table, first: place * perTable, next: (place + 1) * perTable }));
}

/** The laws of each box. */
const laws: Readonly<Record<string, CheckInvariants<never>>> = {
  'cash-n-guns': checkCashNGuns,
  'the-boss': checkTheBoss,
  thieves: checkThieves,
};

describe.each(Object.values(games))('$id keeps the contract', (game) => {
  const checkInvariants = laws[game.id] as CheckInvariants<object> | undefined;
  if (!checkInvariants) throw new Error(`${game.id} has no laws of its box.`);
  test.each(trialsOf(game))('with $seats seats and $options', ({ seats, options, first, next }) => {
    for (let index = first; index < next; index++) {
      checkGame({ game, seats, options, series: seats, index }, checkInvariants);
    }
  });
});
