import type { Bounds } from './bounds.ts';

/** A token bucket for one page. A page that goes on with an empty bucket is warned a few times and then cut off. */
export function limiter(
  { rate, burst, warnings }: Pick<Bounds, 'rate' | 'burst' | 'warnings'>,
  now: () => number = () => performance.now(),
): () => 'pass' | 'warn' | 'cut' {
  let tokens = burst;
  let warned = 0;
  let last = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + ((time - last) / 1000) * rate);
    last = time;
    if (tokens === burst) warned = 0;
    if (tokens >= 1) {
      tokens -= 1;
      return 'pass';
    }
    warned += 1;
    return warned > warnings ? 'cut' : 'warn';
  };
}
