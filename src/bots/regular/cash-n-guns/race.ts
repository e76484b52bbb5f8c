import type { Seat } from '../../../engine/seats.ts';

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

/*
 * The numbers that matter were found by playing: one bot with another number against five with the number before.
 * `leadPerRound`, the worth of the desk and the zeal for paintings make the largest difference.
 */

/** A lead at the end, and how much larger it must be for every round before. */
const leadAtEnd = 6;
const leadPerRound = 10;

export const leadWith = (roundsLeft: number): number => leadAtEnd + leadPerRound * roundsLeft;

/** How likely somebody with so many wounds to spare is to see the end of the game. [CG-2.15] */
export function survival(lives: number, roundsLeft: number): number {
  if (lives <= 0) return 0;
  return Math.exp(-(hazard[Math.min(lives, hazard.length) - 1] ?? 0) * roundsLeft);
}
const hazard: readonly number[] = [0.26, 0.07, 0.02, 0.01, 0];

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
