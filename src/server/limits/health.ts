import { betweenProbes, failureStands } from './bounds.ts';
import { FileDamage } from '../../room/log-store.ts';

/** What is watched. */
interface Watched {
  /** Fails if it cannot be read or written. */
  check(): Promise<void>;
}

/** Tells whether the store can be written to, judging by the last write, and whether its file is known to be damaged. */
export class Health {
  readonly #store: Watched;
  readonly #ticks: () => number;
  #failure: { readonly error: unknown; readonly stands: number } | undefined;
  #probedAt = -Infinity;
  #damage: FileDamage | undefined;

  constructor(store: Watched, ticks: () => number) {
    this.#store = store;
    this.#ticks = ticks;
  }

  /** The store took an entry. */
  wrote(): void {
    this.#failure = undefined;
  }

  /** Damage that somebody met, until the server is started again: what else can be written does not mend it. */
  get damage(): FileDamage | undefined {
    return this.#damage;
  }

  /** Remembers an error if the file of the store is damaged. */
  note(error: unknown): void {
    if (error instanceof FileDamage) this.#damage ??= error;
  }

  /** The store did not take an entry. */
  failed(error: unknown): void {
    this.note(error);
    this.#failure = { error, stands: this.#ticks() + failureStands };
  }

  /**
   * Fails if the last write failed. A probe is smaller than an entry and may succeed where an entry does not fit, so it
   * clears a failure only after a while. Probes are rare, however often this is called.
   */
  async check(): Promise<void> {
    if (this.#ticks() - this.#probedAt >= betweenProbes) await this.#probe();
    if (this.#failure) throw this.#failure.error;
  }

  async #probe(): Promise<void> {
    const now = this.#ticks();
    this.#probedAt = now;
    try {
      await this.#store.check();
      if (this.#failure && this.#failure.stands <= now) this.#failure = undefined;
    } catch (error) {
      this.note(error);
      this.#failure ??= { error, stands: now };
    }
  }
}
