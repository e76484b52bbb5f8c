import { chanceInSeries, random, type FastChance } from '../../src/engine/chance/index.ts';
import type { ThievesOptions } from '../../src/games/thieves/options.ts';

export const seats = 4;

/** Plays one game from set-up to result, on one of the sides. */
export type Playout = (options: ThievesOptions, chance: FastChance, picker: FastChance) => Played;

export interface Played {
  readonly decisions: number;
  readonly scores: readonly number[];
}

/** Plays game number `index` of a series, with the same deck orders and the same picks on both sides. */
export function playGame(playout: Playout, options: ThievesOptions, index: number): Played {
  return playout(options, chanceInSeries(1, index), chanceInSeries(2, index));
}

/** A uniformly random pick. */
export function pick<M>(moves: readonly M[], picker: FastChance): M {
  return moves[random(picker, moves.length)] as M;
}
