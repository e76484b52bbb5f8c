import { wilsonInterval } from '../series/interval.ts';
import type { Job } from '../series/job.ts';
import { winsOf, type Sums } from '../series/sums.ts';

/** The results of a simulation as plain data. */
export interface Findings {
  readonly game: string;
  readonly options: Job['options'];
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly cores: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisions: number;
  /** For each seat, the victories; one that k players share counts 1/k. */
  readonly wins: readonly number[];
  /** For each seat, how often it was one of 0, 1, 2 … winners. */
  readonly wonAmong: readonly (readonly number[])[];
  readonly shares: readonly number[];
  /** For each seat, the 95 % interval of its share. */
  readonly intervals: readonly (readonly [low: number, high: number])[];
  readonly meanScores: readonly number[];
}

export function findings(job: Job, cores: number, { sums, seconds }: { sums: Sums; seconds: number }): Findings {
  const { games, decisions, wonAmong, scores } = sums;
  const wins = winsOf(sums);
  return {
    game: job.game,
    options: job.options,
    seats: job.bots.length,
    games,
    seed: job.seed,
    bots: job.bots,
    cores,
    seconds,
    gamesPerSecond: Math.round(games / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    decisions,
    wins,
    wonAmong,
    shares: wins.map((won) => won / games),
    intervals: wins.map((won) => wilsonInterval(won, games)),
    meanScores: scores.map((score) => score / games),
  };
}

/** The results of a simulation as text. */
export function table(found: Findings): string {
  const { game, seats, games, seed, cores, seconds, gamesPerSecond, decisionsPerSecond } = found;
  const width = Math.max(3, ...found.bots.map((bot) => bot.length)) + 2;
  return [
    `${game}: ${grouped(games)} games at ${seats} seats, seed ${seed}`,
    `${grouped(gamesPerSecond)} games/s, ${grouped(decisionsPerSecond)} decisions/s (${cores === 1 ? '1 core' : `${cores} cores`}, ${seconds.toFixed(1)} s)`,
    '',
    `seat  ${'bot'.padEnd(width)}        wins    share   95 % interval   mean score`,
    ...found.bots.map((bot, seat) => `${String(seat).padStart(4)}  ${bot.padEnd(width)}${numbersOf(found, seat)}`),
    '',
    'A victory that k players share counts as 1/k of a win for each of them.',
  ].join('\n');
}

function numbersOf({ wins, shares, intervals, meanScores }: Findings, seat: number): string {
  const percent = (share = 0) => (100 * share).toFixed(2);
  const [low, high] = intervals[seat] ?? [];
  return [
    (wins[seat] ?? 0).toFixed(1).padStart(12),
    `${percent(shares[seat])} %`.padStart(9),
    `${percent(low)} – ${percent(high)} %`.padStart(16),
    (meanScores[seat] ?? 0).toFixed(2).padStart(13),
  ].join('');
}

export const grouped = (number: number): string => Math.round(number).toLocaleString('en-US');
