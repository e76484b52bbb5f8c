/** Bounds on what one page may do. Normal play stays far below. */
export interface Bounds {
  /** Frames a second in the long run, and how many at once. */
  readonly rate: number;
  readonly burst: number;
  /** Refusals for haste before the page is cut off. */
  readonly warnings: number;
  /** Bytes that a page that does not read may let pile up. */
  readonly backlog: number;
  /** Milliseconds to say who it is. */
  readonly hello: number;
  /** Milliseconds in which a page has to give a sign of life. */
  readonly silence: number;
  /** Tables opened, and pages connected, by one address in a minute; eight friends may share one. */
  readonly tablesPerMinute: number;
  readonly connectionsPerMinute: number;
}

export const ordinaryBounds: Bounds = {
  rate: 20,
  burst: 60,
  warnings: 20,
  backlog: 512 * 1024,
  hello: 10_000,
  silence: 15_000,
  tablesPerMinute: 30,
  connectionsPerMinute: 240,
};

/** The longest frame, in bytes. */
export const longestFrame = 4096;

/** A bucket of tokens that fills up with time. */
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
