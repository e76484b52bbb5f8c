/** One line of the table; a row without a peer is about this engine alone. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly hideout: number;
  readonly peer?: number;
  readonly ratio?: number;
  /** The same for a second peer. */
  readonly other?: number;
  readonly otherRatio?: number;
}

/** What one part of a bench found out, as one line of JSON for the runner. */
export function report(rows: readonly Row[], notes: readonly string[] = []): void {
  process.stdout.write(`${JSON.stringify({ rows, notes })}\n`);
}

/** The middle one: a busy machine moves it less than it moves a mean or a maximum. */
export function median(values: readonly number[]): number {
  const ascending = [...values].sort((a, b) => a - b);
  const at = (place: number) => ascending[Math.floor(place)] ?? 0;
  return (at((values.length - 1) / 2) + at(values.length / 2)) / 2;
}

const slices = 8;
/** As long as the optimising compiler needs. */
const warmUpSeconds = 1;

/** From the command line: how long each side is measured in all. */
export const secondsAsked = (): number => Number(process.argv[2]);

/** Processor time of this process in seconds, garbage collection included: time that others get does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** How often a second `work` is done, which says how much of it one call did. */
function rate(work: () => number, seconds: number): number {
  const start = processorTime();
  const end = start + seconds;
  let done = 0;
  let now = start;
  while (now < end) {
    done += work();
    now = processorTime();
  }
  return done / (now - start);
}

/** Medians of slices that take turns after a warm-up, so that a busy moment hits all alike. */
export function takeTurns(works: readonly (() => number)[], seconds: number): number[] {
  for (const work of works) rate(work, warmUpSeconds);
  const found = works.map((): number[] => []);
  for (let slice = 0; slice < slices; slice++) {
    works.forEach((work, side) => found[side]?.push(rate(work, seconds / slices)));
  }
  return found.map(median);
}
