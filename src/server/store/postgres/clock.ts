/** Milliseconds between two measurements. */
const betweenMeasurements = 30_000;
/** If the calendar of this machine has moved by more milliseconds than this, it was set, or the machine slept. */
const jump = 1000;

interface Clocks {
  /** Counts milliseconds and cannot be set, but may stop while the machine sleeps. */
  readonly ticks: () => number;
  /** The time of day of this machine. */
  readonly calendar: () => number;
}

const clocksHere: Clocks = { ticks: () => performance.now(), calendar: Date.now };

/**
 * The clock of a database, as far as this process knows it: all processes date entries by it. It goes on with the ticks
 * of this machine, and is compared with the database again and again, since both can be set.
 */
export class DatabaseClock {
  readonly #ask: () => Promise<number>;
  readonly #clocks: Clocks;
  /** The clock of the database minus the ticks. */
  #offset: number;
  /** The calendar minus the ticks, when somebody last looked. */
  #calendar: number;
  #measuring: Promise<void> | undefined;
  readonly #timer: NodeJS.Timeout;

  private constructor(ask: () => Promise<number>, clocks: Clocks, offset: number) {
    this.#ask = ask;
    this.#clocks = clocks;
    this.#offset = offset;
    this.#calendar = clocks.calendar() - clocks.ticks();
    this.#timer = setInterval(() => void this.measure(), betweenMeasurements).unref();
  }

  /** @param ask asks the database for its time */
  static async start(ask: () => Promise<number>, clocks = clocksHere): Promise<DatabaseClock> {
    const { least, most } = await measured(ask, clocks);
    return new DatabaseClock(ask, clocks, (least + most) / 2);
  }

  readonly now = (): number => {
    const { ticks, calendar } = this.#clocks;
    const now = ticks();
    const moved = calendar() - now - this.#calendar;
    if (Math.abs(moved) > jump) {
      this.#calendar += moved;
      void this.measure();
    }
    return Math.round(now + this.#offset);
  };

  /** Compares the clock with the database. If the database does not answer, the next measurement will do. */
  measure(): Promise<void> {
    return (this.#measuring ??= this.#measure()
      .catch(() => undefined)
      .finally(() => (this.#measuring = undefined)));
  }

  /** A slow answer proves little: what it does not rule out stays. */
  async #measure(): Promise<void> {
    const { least, most } = await measured(this.#ask, this.#clocks);
    this.#offset = Math.min(Math.max(this.#offset, least), most);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** The bounds between which the clock of the database minus the ticks must be: it was read while we waited. */
async function measured(ask: () => Promise<number>, { ticks }: Clocks) {
  const asked = ticks();
  const now = await ask();
  return { least: now - ticks(), most: now - asked };
}
