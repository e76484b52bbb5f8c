import type { Store, Survey } from '../store/store.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds for which the server watches its clock before it removes anything. */
const waiting = hour;
/** If more milliseconds than this pass between two rounds, the clock was set or the machine slept. */
const longestRound = hour;
/** When too many tables are overdue at once: milliseconds of daily warnings before the server removes them after all. */
const overdueFor = 7 * day;

interface RetentionSettings {
  readonly keepDays: number;
  readonly warn: (sentence: string) => void;
}

/**
 * Removes tables that nobody has used for some days. With a wrong clock it could remove all of them, so it takes care: it
 * waits after a start, ignores time in which no table was used at all, and stops when too many tables would go at once.
 */
export class Retention {
  readonly #store: Store;
  readonly #settings: RetentionSettings;
  /** The start of the time in which the clock has run without a jump. */
  #steadySince: number;
  #lastRound: number;
  /** Milliseconds that do not count as unused, such as those before the start: the server was off, or the clock is wrong. */
  #idle: number | undefined;
  #overdueSince: number | undefined;
  #warnedAt = -Infinity;

  constructor(store: Store, settings: RetentionSettings) {
    this.#store = store;
    this.#settings = settings;
    this.#steadySince = this.#lastRound = store.now();
  }

  /** Removes what is due and returns the number of tables removed. Call it at the start and then every few minutes. */
  async round(): Promise<number> {
    const now = this.#store.now();
    this.#watchClock(now);
    this.#idle ??= await this.#idleBefore(now);
    if (now - this.#steadySince < waiting) return 0;
    const before = now - this.#settings.keepDays * day - this.#idle;
    const survey = await this.#store.survey(before);
    return this.#mayRemove(survey, now) ? this.#store.removeUnused(before) : 0;
  }

  #watchClock(now: number): void {
    const passed = now - this.#lastRound;
    this.#lastRound = now;
    if (passed >= 0 && passed <= longestRound) return;
    this.#steadySince = now;
    this.#overdueSince = undefined;
    // If that time has passed at all, nobody could use a table in it.
    if (passed > 0 && this.#idle !== undefined) this.#idle += passed;
  }

  async #idleBefore(now: number): Promise<number> {
    const { tables, lastUsedAt } = await this.#store.survey(0);
    const idle = tables === 0 ? 0 : Math.max(0, now - lastUsedAt);
    const { keepDays } = this.#settings;
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
      `${unused} of ${tables} tables have not been used for ${this.#settings.keepDays} days by the clock of this machine. They are kept for now, in case the clock is wrong, and removed after the server has run for seven days.`,
      now,
    );
    return false;
  }

  /** Warns once a day at most. */
  #warn(sentence: string, now: number): void {
    if (now - this.#warnedAt < day) return;
    this.#warnedAt = now;
    this.#settings.warn(sentence);
  }
}
