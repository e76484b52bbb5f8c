import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../../../engine/at.ts';
import type { Database } from './connection.ts';
import { databaseInWords } from './errors.ts';
import { fateOf, isPlain, NotTaken, writeBatch, writeOne, type Outcome } from './write.ts';
import { OutcomeUnknown, Superseded, type Addition } from '../../../room/log-store.ts';
import type { StoreOptions } from '../store.ts';

/** Entries of one table that wait to be written. */
interface PendingAppend {
  readonly code: string;
  readonly additions: readonly Addition[];
  /** Since when it waits, in milliseconds. */
  readonly since: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds between two attempts to learn the fate of an entry. */
const betweenAttempts = 200;

interface Listeners extends Pick<StoreOptions, 'onCommit'> {
  /** Is called after a commit that wrote games. */
  readonly afterGames: () => void;
}

/** Gathers appends: while one batch is being committed, new appends form the next one. */
export class Appender {
  readonly #database: Database;
  readonly #listeners: Listeners;
  #waiting: PendingAppend[] = [];
  #flushing: Promise<void> | undefined;
  #isClosed = false;
  /** Running searches for the fate of entries whose connection broke. */
  readonly #searches = new Set<Promise<void>>();

  constructor(database: Database, listeners: Listeners) {
    this.#database = database;
    this.#listeners = listeners;
  }

  readonly put = (additions: readonly Addition[]): Promise<void> =>
    new Promise<void>((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('The store is closed.'));
      const { code } = at(additions, 0);
      this.#waiting.push({ code, additions, since: performance.now(), resolve, reject });
      this.#flushing ??= nextTurn().then(() => this.#flush());
    });

  /** Waits for everything in the queue. Entries whose fate the database cannot tell stay unknown. */
  async close(): Promise<void> {
    await this.#flushing;
    this.#isClosed = true;
    await Promise.all(this.#searches);
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#takeBatch();
      const plain = batch.filter(({ additions }) => isPlain(additions));
      if (plain.length > 0) await this.#commit(plain);
      for (const each of batch) if (!isPlain(each.additions)) await this.#commitOne(each);
    }
    this.#flushing = undefined;
  }

  /** Takes at most one append per table: the second needs the commit of the first. */
  #takeBatch(): readonly PendingAppend[] {
    const first = new Map<string, PendingAppend>();
    const later: PendingAppend[] = [];
    for (const each of this.#waiting) {
      if (first.has(each.code)) later.push(each);
      else first.set(each.code, each);
    }
    this.#waiting = later;
    return [...first.values()];
  }

  async #commit(batch: readonly PendingAppend[]): Promise<void> {
    try {
      const done = await writeBatch(
        this.#database,
        batch.flatMap(({ additions }) => additions),
      );
      for (const each of batch) settle(each, done.has(each.code) ? 'written' : 'superseded');
      this.#tellOfCommit(batch[0]);
    } catch (error) {
      const isRefused = error instanceof NotTaken && !error.isOutcomeUnknown;
      // A failed entry must not fail the rest of the batch.
      if (isRefused && batch.length > 1) for (const each of batch) await this.#commitOne(each);
      else for (const each of batch) this.#fail(each, error);
    }
  }

  async #commitOne(each: PendingAppend): Promise<void> {
    try {
      settle(each, await writeOne(this.#database, each.additions));
      this.#tellOfCommit(each);
      if (each.additions.some(({ games }) => games)) this.#listeners.afterGames();
    } catch (error) {
      this.#fail(each, error);
    }
  }

  #tellOfCommit(first: PendingAppend | undefined): void {
    if (first) this.#listeners.onCommit?.((performance.now() - first.since) / 1000);
  }

  #fail(each: PendingAppend, error: unknown): void {
    if (!(error instanceof NotTaken)) return each.reject(error);
    if (!error.isOutcomeUnknown) return each.reject(databaseInWords(error.cause));
    // The next batch does not wait for the search. While the database is gone, its entries are refused with a sentence.
    const search = this.#findOut(each).finally(() => this.#searches.delete(search));
    this.#searches.add(search);
  }

  /**
   * The connection broke, perhaps during the commit. The entry is either there or not, and nobody gets an answer before
   * that is known. Writing it again is harmless, because the guard accepts only one of the two.
   */
  async #findOut(each: PendingAppend): Promise<void> {
    while (!this.#isClosed) {
      await pause(betweenAttempts);
      try {
        return settle(each, (await fateOf(this.#database, each.additions)) ?? (await this.#writeAgain(each.additions)));
      } catch (error) {
        if (error instanceof NotTaken && !error.isOutcomeUnknown) return each.reject(databaseInWords(error.cause));
      }
    }
    each.reject(new OutcomeUnknown('The database did not say whether it has an entry.'));
  }

  /** The first attempt may still succeed in between. */
  async #writeAgain(additions: readonly Addition[]): Promise<Outcome> {
    const outcome = await writeOne(this.#database, additions);
    return outcome === 'written' ? outcome : ((await fateOf(this.#database, additions)) ?? outcome);
  }
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

function settle({ resolve, reject }: PendingAppend, outcome: Outcome): void {
  if (outcome === 'written') resolve();
  else reject(new Superseded());
}
