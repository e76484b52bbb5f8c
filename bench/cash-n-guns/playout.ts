import { chanceInSeries, random, type FastChance } from '../../src/engine/chance/index.ts';
import type { CashOptions } from '../../src/games/cash-n-guns/options.ts';

export const seats = 6;

export const withPowers: CashOptions = {
  rulebook: 'english',
  powers: true,
  leftovers: 'carry-over',
  lootOpen: false,
  firstGodfather: 'drawn',
};
export const withoutPowers: CashOptions = { ...withPowers, powers: false };

/** Plays one game from set-up to result, on one of the sides. */
export type Playout = (options: CashOptions, chance: FastChance, picker: FastChance) => Played;

export interface Played {
  readonly decisions: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Plays game number `index` of a series, with the same loot and the same picks on both sides. */
export function playGame(playout: Playout, options: CashOptions, index: number): Played {
  return playout(options, chanceInSeries(1, index), chanceInSeries(2, index));
}

/** A uniformly random pick. */
export function pick<M>(moves: readonly M[], picker: FastChance): M {
  return moves[random(picker, moves.length)] as M;
}
