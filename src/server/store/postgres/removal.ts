import type { Database, Query } from './connection.ts';
import type { Survey } from '../store.ts';

/** How many tables one statement looks at, and how many entries it deletes. */
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

/** The row of a table goes first, with its names and seats. `doomed` remembers its entries until they are deleted. */
const doom = `insert into doomed select id, 2147483647 from gone
  on conflict (table_id) do update set upto = excluded.upto`;

/** A table whose entries up to a number are no longer needed. */
interface Doomed {
  readonly tableId: number;
  readonly upto: number;
}

/** Removes data in portions. Several processes may do so at the same time. */
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

  /** Deletes entries that are no longer needed. It runs once at a time; a second caller waits and then continues. */
  async clear(): Promise<void> {
    await this.#clearing?.catch(() => undefined);
    await (this.#clearing ??= this.#clearAll().finally(() => (this.#clearing = undefined)));
  }

  async #clearAll(): Promise<void> {
    for (;;) {
      const doomed = await this.#database.query<Doomed>(
        `select table_id as "tableId", upto from doomed order by table_id limit ${tablesATime}`,
      );
      if (doomed.length === 0) return;
      await this.#clearSome(doomed);
    }
  }

  async #clearSome(doomed: readonly Doomed[]): Promise<void> {
    const given = [doomed.map(({ tableId }) => tableId), doomed.map(({ upto }) => upto)];
    for (let left = entriesATime; left === entriesATime;) {
      // Another process may delete the same entries at the same time, so this counts what was found, not what was
      // deleted.
      const [found] = await this.#database.query<{ found: number }>(
        `with chosen as (
           select entries.table_id, seq from entries
           join unnest($1::bigint[], $2::int[]) as given (table_id, upto)
             on given.table_id = entries.table_id and seq <= given.upto
           limit ${entriesATime}),
         gone as (delete from entries using chosen where entries.table_id = chosen.table_id and entries.seq = chosen.seq)
         select count(*) as found from chosen`,
        given,
      );
      left = found?.found ?? 0;
    }
    // If more of a table has been doomed meanwhile, its row differs from the one that was read, and stays.
    await this.#database.query(
      `delete from doomed using unnest($1::bigint[], $2::int[]) as given (table_id, upto)
       where doomed.table_id = given.table_id and doomed.upto = given.upto`,
      given,
    );
  }
}
