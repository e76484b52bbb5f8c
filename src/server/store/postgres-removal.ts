import type { Database, Query } from './postgres-connection.ts';
import type { Survey } from './store.ts';

/** Tables that are looked at, and entries that are deleted, by one statement. */
const tablesATime = 500;
const entriesATime = 1000;

export async function surveyTables(query: Query, before: number): Promise<Survey> {
  const [found] = await query<Survey>(
    `select count(*) as tables, count(*) filter (where used_at < $1) as unused,
       coalesce(max(used_at), 0) as "lastUsedAt" from tables`,
    [before],
  );
  return found ?? { tables: 0, unused: 0, lastUsedAt: 0 };
}

/** Names and seats of a table go at once with its row; `doomed` remembers its entries until it is their turn. */
const doom = `insert into doomed select id, 2147483647 from gone
  on conflict (table_id) do update set upto = excluded.upto`;

/** Removal in portions, by any number of processes at once. */
export class Removal {
  readonly #database: Database;
  #clearing: Promise<void> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async remove(code: string): Promise<void> {
    await this.#database.query(`with gone as (delete from tables where code = $1 returning id) ${doom}`, [code]);
    await this.clear();
  }

  async removeUnused(before: number): Promise<number> {
    let count = 0;
    for (let after: number | undefined = 0; after !== undefined;) {
      const [found]: readonly { last: number | null; removed: number }[] = await this.#database.query(
        `with chosen as (select id, used_at from tables where id > $1 order by id limit ${tablesATime}),
           gone as (delete from tables where id in (select id from chosen where used_at < $2) and used_at < $2 returning id),
           doomed as (${doom} returning 1)
         select (select max(id) from chosen) as last, (select count(*) from gone) as removed`,
        [after, before],
      );
      count += found?.removed ?? 0;
      after = found?.last ?? undefined;
    }
    await this.clear();
    return count;
  }

  /** Deletes the entries that nobody needs any more. One at a time: whoever comes meanwhile waits, and goes on after it. */
  async clear(): Promise<void> {
    await this.#clearing?.catch(() => undefined);
    await (this.#clearing ??= this.#clearAll().finally(() => (this.#clearing = undefined)));
  }

  async #clearAll(): Promise<void> {
    for (;;) {
      const [found] = await this.#database.query<{ removed: number }>(
        `with chosen as (
           select entries.table_id, seq from entries join doomed on doomed.table_id = entries.table_id and seq <= upto
           limit ${entriesATime}),
         gone as (
           delete from entries using chosen where entries.table_id = chosen.table_id and entries.seq = chosen.seq returning 1)
         select count(*) as removed from gone`,
      );
      if (!found || found.removed === 0) break;
    }
    await this.#database.query(
      `delete from doomed where not exists (
         select 1 from entries where entries.table_id = doomed.table_id and seq <= upto)`,
    );
  }
}
