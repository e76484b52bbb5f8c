import { deviationsOf95, wilsonInterval } from '../series/interval.ts';
import { wholeWin } from './tally.ts';

/** A measured number, with its 95% confidence interval from `low` to `high`. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The 99.99% interval, for sentences: they pick the most striking of many numbers, so they need stricter limits. */
  readonly sure: readonly [low: number, high: number];
}

const deviationsOf9999 = 3.890591886413124;

/** A share: `count` out of `games`. */
export function shareOf(count: number, games: number): Estimate {
  const [low, high] = wilsonInterval(count, games);
  return { value: count / games, low, high, sure: wilsonInterval(count, games, deviationsOf9999) };
}

/** A share of victories, which are counted in parts of `wholeWin`. */
export const winShareOf = (parts: number, games: number): Estimate => shareOf(parts / wholeWin, games);

/** Any value with a standard error, by the normal approximation. */
export function estimate(value: number, error: number): Estimate {
  const sure = deviationsOf9999 * error;
  return {
    value,
    low: value - deviationsOf95 * error,
    high: value + deviationsOf95 * error,
    sure: [value - sure, value + sure],
  };
}

/** Mean, standard error and size of a histogram. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
  readonly count: number;
}

export function meanOf(histogram: readonly number[]): Mean {
  let [count, sum, squares] = [0, 0, 0];
  histogram.forEach((times, value) => {
    count += times;
    sum += times * value;
    squares += times * value * value;
  });
  const mean = sum / count;
  return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / count), count };
}

export const shareAsMean = (parts: number, games: number): Mean => {
  const mean = parts / wholeWin / games;
  return { mean, error: Math.sqrt((mean * (1 - mean)) / games), count: games };
};

/** The relative difference between a mean and the usual one: 0.1 is a tenth more. */
export function relativeChange(usual: Mean, now: Mean): Estimate {
  const change = now.mean / usual.mean - 1;
  return estimate(change, Math.hypot(now.error / usual.mean, (now.mean * usual.error) / usual.mean ** 2));
}

/** The value below which this part of a histogram lies. */
export function quantileOf(histogram: readonly number[], part: number): number {
  const all = histogram.reduce((sum, times) => sum + times, 0);
  let passed = 0;
  return histogram.findIndex((times) => (passed += times) >= part * all && times > 0);
}

/** Whether an estimate is certainly above or below a value; 0 if that is not certain. */
export function sideOf({ sure: [low, high] }: Estimate, value: number): -1 | 0 | 1 {
  return low > value ? 1 : high < value ? -1 : 0;
}
