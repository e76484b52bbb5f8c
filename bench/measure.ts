/** One line of the table. A row without a peer has only a value for Hideout. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly hideout: number;
  readonly peer?: number;
  readonly ratio?: number;
  /** The value of a second peer. */
  readonly other?: number;
  readonly otherRatio?: number;
}

/** Reports the results of one part of a bench to the runner, as one line of JSON. */
export function report(rows: readonly Row[], notes: readonly string[] = []): void {
  process.stdout.write(`${JSON.stringify({ rows, notes })}\n`);
}

/** The median: a busy machine affects it less than a mean or a maximum. */
export function median(values: readonly number[]): number {
  const ascending = [...values].sort((a, b) => a - b);
  const at = (place: number) => ascending[Math.floor(place)] ?? 0;
  return (at((values.length - 1) / 2) + at(values.length / 2)) / 2;
}

const slices = 8;
/** Enough for the optimising compiler. */
const warmUpSeconds = 1;

/** From the command line: the total measuring time of each side, in seconds. */
export const secondsAsked = (): number => Number(process.argv[2]);

/**
 * Processor time of this process in seconds, including garbage collection. Time that other processes get does not
 * count.
 */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** How often per second `work` is done. It returns how much one call did. */
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

/** Medians of slices that alternate after a warm-up, so that a busy moment affects all sides equally. */
export function takeTurns(works: readonly (() => number)[], seconds: number): number[] {
  for (const work of works) rate(work, warmUpSeconds);
  const found = works.map((): number[] => []);
  for (let slice = 0; slice < slices; slice++) {
    works.forEach((work, side) => found[side]?.push(rate(work, seconds / slices)));
  }
  return found.map(median);
}
