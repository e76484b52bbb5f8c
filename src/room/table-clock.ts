/** If the calendar has gained more milliseconds than this on the ticks, it was set, or the machine slept. */
const jump = 1000;

interface Clocks {
  /** The time of day. Somebody may set it at any moment. */
  readonly calendar: () => number;
  /** Counts milliseconds since any moment, and cannot be set. */
  readonly ticks: () => number;
}

/**
 * The clock by which a table dates its entries and measures waits. It follows the calendar ahead and never back. A time
 * in the log that lies in the future counts as now, so no wait is longer than it should be.
 */
export class TableClock {
  readonly #clocks: Clocks;
  /** This clock minus the ticks. */
  #offset: number;
  #jumpedAt = -Infinity;

  /** @param at the time of the table's last entry */
  constructor(clocks: Clocks, at: number) {
    this.#clocks = clocks;
    this.#offset = Math.max(clocks.calendar(), at) - clocks.ticks();
  }

  /** When this clock last jumped ahead. Nobody has waited longer than since then. */
  get jumpedAt(): number {
    return this.#jumpedAt;
  }

  now(): number {
    const { calendar, ticks } = this.#clocks;
    return this.#atLeast(calendar(), ticks());
  }

  /** Takes over a time that another process has stored. */
  reach(at: number): void {
    this.#atLeast(at, this.#clocks.ticks());
  }

  #atLeast(time: number, ticks: number): number {
    const now = Math.round(ticks + this.#offset);
    if (time <= now) return now;
    this.#offset = time - ticks;
    if (time > now + jump) this.#jumpedAt = time;
    return time;
  }
}
