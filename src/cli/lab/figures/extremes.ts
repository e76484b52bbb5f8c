import type { Point } from '../figure.ts';

const byValue = (one: Point, other: Point): number => one.estimate.value - other.estimate.value;

/** The point with the highest value. */
export function highest(all: readonly Point[]): Point {
  const found = [...all].sort(byValue).at(-1);
  if (!found) throw new Error('A figure has at least one point.');
  return found;
}

/** The point with the lowest value. */
export function lowest(all: readonly Point[]): Point {
  const found = [...all].sort(byValue).at(0);
  if (!found) throw new Error('A figure has at least one point.');
  return found;
}
