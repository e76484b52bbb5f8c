import type { Result } from '../../engine/game.ts';

/** The sums of a part of a series. They are whole numbers, so that the total does not depend on the parts. */
export interface Sums {
  games: number;
  decisions: number;
  /** For each seat, how often it was one of 0, 1, 2 … winners. */
  readonly wonAmong: number[][];
  /** For each seat, the sum of its scores. */
  readonly scores: number[];
}

export const emptySums = (seats: number): Sums => ({
  games: 0,
  decisions: 0,
  wonAmong: Array.from({ length: seats }, () => Array<number>(seats + 1).fill(0)),
  scores: Array<number>(seats).fill(0),
});

/** Counts one finished game. */
export function addGame(sums: Sums, result: Result | undefined, decisions: number): void {
  if (!result) throw new Error('Nobody has to choose, and yet the game is not over.');
  const { winners, scores } = result;
  sums.games += 1;
  sums.decisions += decisions;
  for (const seat of winners) increase(sums.wonAmong[seat], winners.length, 1);
  scores.forEach((score, seat) => increase(sums.scores, seat, score));
}

/** Adds another part of the series. */
export function addSums(sums: Sums, more: Sums): void {
  sums.games += more.games;
  sums.decisions += more.decisions;
  more.wonAmong.forEach((row, seat) => row.forEach((count, among) => increase(sums.wonAmong[seat], among, count)));
  more.scores.forEach((score, seat) => increase(sums.scores, seat, score));
}

function increase(row: number[] | undefined, place: number, amount: number): void {
  const before = row?.[place];
  if (row === undefined || before === undefined) throw new Error(`There is no place ${place} in these sums.`);
  row[place] = before + amount;
}

/** Victories of each seat; one that k players share counts 1/k. */
export const winsOf = ({ wonAmong }: Sums): readonly number[] =>
  wonAmong.map((row) => row.reduce((wins, count, among) => (count === 0 ? wins : wins + count / among), 0));
