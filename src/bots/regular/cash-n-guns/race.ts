import type { Seat } from '../../../engine/seats.ts';
import { rounds } from '../../../games/cash-n-guns/box.ts';
import type { Tuning } from './tuning.ts';

/**
 * Who is how likely to win, as if the winner were drawn with these weights: richer players and those with more lives
 * weigh more. Everything the bot decides it measures by what it does to its own part of all the weight.
 */
export interface Race {
  readonly me: Seat;
  /** 0 for the dead. */
  readonly weights: readonly number[];
  readonly all: number;
  /** So many thousands more make a victory e times as likely. */
  readonly lead: number;
}

/** How likely somebody with so many wounds to spare is to see the end of the game. [CG-2.15] */
export type Survival = (lives: number, roundsLeft: number) => number;

/** Worked out once for a tuning: it is asked for every seat at every choice. */
export function survivalWith({ hazard }: Tuning): Survival {
  const table = hazard.map((danger) => Array.from({ length: rounds + 1 }, (_, left) => Math.exp(-danger * left)));
  return (lives, roundsLeft) => (lives <= 0 ? 0 : (table[Math.min(lives, table.length) - 1]?.[roundsLeft] ?? 0));
}

/** What some thousands more do to a weight. */
export const boost = ({ lead }: Race, thousands: number): number => Math.exp(thousands / lead);

/** How likely the bot is to win when its own weight changes by a factor. */
export function chanceToWin(race: Race, mine: number): number {
  return chanceAgainst(race, mine, race.me, mine);
}

/** The same when somebody else's weight changes, too. */
export function chanceAgainst({ me, weights, all }: Race, mine: number, rival: Seat, theirs: number): number {
  const own = weights[me] ?? 0;
  const other = rival === me ? 0 : (weights[rival] ?? 0);
  const sum = all + (mine - 1) * own + (theirs - 1) * other;
  return sum <= 0 ? 0 : (mine * own) / sum;
}
