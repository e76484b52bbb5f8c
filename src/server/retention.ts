import type { Store, Survey } from './store/store.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds that a server watches its clock before it removes anything. */
const waiting = hour;
/** Between two rounds more time than this passes only if the clock was set, or the machine slept. */
const longestRound = hour;
/** Milliseconds that many tables have to be overdue, with a warning every day, before they go after all. */
const overdueFor = 7 * day;

interface Keeping {
  readonly keepDays: number;
  readonly warn: (sentence: string) => void;
}

/**
 * Removes tables that nobody has used for some days. A clock that is wrong would remove them all, so this mistrusts it: it
 * waits after a start, does not count time in which no table was used at all, and stops when too many tables would go.
 */
export class Retention {
  readonly #store: Store;
  readonly #keeping: Keeping;
  /** Since when the clock has been running as it should. */
  #steadySince: number;
  #lastRound: number;
  /** Time that no table grows older by, such as before the start: the server was off, or the clock is wrong. */
  #idle: number | undefined;
  #overdueSince: number | undefined;
  #warnedAt = -Infinity;

  constructor(store: Store, keeping: Keeping) {
    this.#store = store;
    this.#keeping = keeping;
    this.#steadySince = this.#lastRound = store.now();
  }

  /** To be called every some minutes, first at the start; returns how many tables were removed. */
  async round(): Promise<number> {
    const now = this.#store.now();
    this.#watchClock(now);
    this.#idle ??= await this.#idleBefore(now);
    if (now - this.#steadySince < waiting) return 0;
    const before = now - this.#keeping.keepDays * day - this.#idle;
    const survey = await this.#store.survey(before);
    return this.#mayRemove(survey, now) ? this.#store.removeUnused(before) : 0;
  }

  #watchClock(now: number): void {
    const passed = now - this.#lastRound;
    this.#lastRound = now;
    if (passed >= 0 && passed <= longestRound) return;
    this.#steadySince = now;
    this.#overdueSince = undefined;
    // Nobody could use a table in that time, if it has passed at all.
    if (passed > 0 && this.#idle !== undefined) this.#idle += passed;
  }

  async #idleBefore(now: number): Promise<number> {
    const { tables, lastUsedAt } = await this.#store.survey(0);
    const idle = tables === 0 ? 0 : Math.max(0, now - lastUsedAt);
    const { keepDays } = this.#keeping;
    if (idle > keepDays * day) {
      this.#warn(
        `By the clock of this machine nobody has used a table for ${Math.floor(idle / day)} days. If that is wrong, set the clock and start again. No table is removed for the next ${keepDays} days.`,
        now,
      );
    }
    return idle > day ? idle : 0;
  }

  #mayRemove({ tables, unused, lastUsedAt }: Survey, now: number): boolean {
    if (lastUsedAt > now + hour) {
      this.#warn('The clock of this machine is behind: tables were used later than now. No table is removed.', now);
      return false;
    }
    if (unused <= Math.max(1, tables / 10)) {
      this.#overdueSince = undefined;
      return unused > 0;
    }
    this.#overdueSince ??= now;
    if (now - this.#overdueSince >= overdueFor) return true;
    this.#warn(
      `${unused} of ${tables} tables have not been used for ${this.#keeping.keepDays} days by the clock of this machine. They are kept for now, in case the clock is wrong, and removed after the server has run for seven days.`,
      now,
    );
    return false;
  }

  /** Once a day is enough. */
  #warn(sentence: string, now: number): void {
    if (now - this.#warnedAt < day) return;
    this.#warnedAt = now;
    this.#keeping.warn(sentence);
  }
}
