import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from './database.ts';
import type { Statements } from './statements.ts';
import type { Survey } from '../store.ts';

/** Tables to look at, entries to delete and pages to return to the disk in one turn of the event loop. */
const tablesATurn = 500;
const entriesATurn = 250;
const pagesATurn = 200;

export async function surveyTables(statements: Statements, before: number): Promise<Survey> {
  const found = { tables: 0, unused: 0, lastUsedAt: 0 };
  for await (const rows of allTables(statements)) {
    found.tables += rows.length;
    for (const { usedAt } of rows) {
      if (usedAt < before) found.unused += 1;
      if (usedAt > found.lastUsedAt) found.lastUsedAt = usedAt;
    }
  }
  return found;
}

/** Removes data in portions: names and seats of a table at once, its entries later. */
export class Removal {
  readonly #database: Database;
  readonly #statements: Statements;
  #clearing: Promise<void> | undefined;

  constructor(database: Database, statements: Statements) {
    this.#database = database;
    this.#statements = statements;
  }

  /** Whether there are entries to delete. */
  get isNeeded(): boolean {
    return this.#statements.doomed.get() !== undefined;
  }

  async remove(code: string): Promise<void> {
    this.#removeTables([code]);
    await this.clear();
  }

  async removeUnused(before: number): Promise<number> {
    let count = 0;
    for await (const rows of allTables(this.#statements)) {
      const codes = rows.flatMap(({ code, usedAt }) => (usedAt < before ? code : []));
      if (codes.length > 0) this.#removeTables(codes);
      count += codes.length;
    }
    await this.clear();
    return count;
  }

  /** Deletes entries that are no longer needed. It runs once at a time; a second caller waits and then continues. */
  async clear(): Promise<void> {
    await this.#clearing?.catch(() => undefined);
    await (this.#clearing ??= this.#clearAll().finally(() => (this.#clearing = undefined)));
  }

  async #clearAll(): Promise<void> {
    let hasRemoved = false;
    while (this.#database.isOpen && this.#removeSomeEntries()) {
      hasRemoved = true;
      await nextTurn();
    }
    while (this.#database.isOpen && this.#freePages() > 0) {
      this.#database.pragma(`incremental_vacuum(${pagesATurn})`);
      await nextTurn();
    }
    // SQLite's write-ahead log still contains the deleted data, so it is emptied as well.
    if (hasRemoved && this.#database.isOpen) this.#database.pragma('wal_checkpoint(truncate)');
  }

  #removeTables(codes: readonly string[]): void {
    this.#database.transaction(() => {
      for (const code of codes) {
        this.#statements.doomTable.run(code);
        this.#statements.removeTable.run(code);
      }
    });
  }

  #removeSomeEntries(): boolean {
    return this.#database.transaction(() => removeSomeEntries(this.#statements));
  }

  #freePages(): number {
    // A file without room for the conversion keeps its free pages and reuses them.
    const isShrinkable = this.#database.pragma('auto_vacuum') === 2;
    return isShrinkable ? (this.#database.pragma('freelist_count') as number) : 0;
  }
}

/** Deletes some entries. False if none are left. */
function removeSomeEntries(statements: Statements): boolean {
  let left = entriesATurn;
  while (left > 0) {
    const head = statements.doomed.get();
    if (!head) return left < entriesATurn;
    left -= removeChain(statements, head.last, left);
  }
  return true;
}

/** Deletes up to `most` entries from the end of a chain. Returns how many it deleted. */
function removeChain(statements: Statements, end: number, most: number): number {
  const links = statements.links.all({ id: end, from: 0, most });
  for (const { id } of links) {
    statements.removeEntry.run(id);
    statements.spare.run(id);
  }
  // Only an existing entry may be named, because SQLite reuses the ids of deleted ones.
  const next = links.at(-1)?.before ?? null;
  if (next !== null && statements.body.get(next)) statements.doom.run(next);
  return links.length;
}

export async function* allTables(statements: Statements) {
  let after = '';
  for (;;) {
    const rows = statements.tablesAfter.all(after, tablesATurn);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.code;
    await nextTurn();
  }
}
