/** The ends of an axis and its numbers. */
export interface Scale {
  readonly domain: readonly [low: number, high: number];
  readonly ticks: readonly number[];
}

const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** A scale with round numbers for these values, as many as fit. */
export function scaleOf(values: readonly number[], mostTicks: number): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const ends = (step: number) => [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)] as const;
  const fits = (step: number) => ends(step)[1] - ends(step)[0] < Math.max(2, mostTicks);
  const step = steps.find(fits) ?? high - low;
  const [first, last] = ends(step);
  const ticks = Array.from({ length: Math.max(1, last - first) + 1 }, (_, place) => (first + place) * step);
  return { domain: [first * step, (first + ticks.length - 1) * step], ticks };
}
