import type { Range } from './study.ts';

/** The same games in as few ranges as possible, sorted. Throws if a game is in two of them. */
export function joined(ranges: readonly Range[]): readonly Range[] {
  const found: [number, number][] = [];
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = found.at(-1);
    if (from === to) continue;
    if (last && from < last[1]) throw new Error(`Game ${from} has been played twice.`);
    if (last && from === last[1]) last[1] = to;
    else found.push([from, to]);
  }
  return found;
}

/** The games of a range that are in none of the others, which must be joined. */
export function without([from, to]: Range, others: readonly Range[]): readonly Range[] {
  const left: Range[] = [];
  let next = from;
  for (const [start, end] of others) {
    if (start > next) left.push([next, Math.min(start, to)]);
    next = Math.max(next, end);
  }
  return next < to ? [...left, [next, to]] : left;
}

export const sizeOf = (ranges: readonly Range[]): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** The games at these positions, counted over all ranges. */
export function slice(ranges: readonly Range[], from: number, to: number): readonly Range[] {
  const found: Range[] = [];
  let passed = 0;
  for (const [start, end] of ranges) {
    const [low, high] = [Math.max(from - passed, 0), Math.min(to - passed, end - start)];
    if (low < high) found.push([start + low, start + high]);
    passed += end - start;
  }
  return found;
}
