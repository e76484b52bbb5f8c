import type { Database, Query } from './connection.ts';
import { isOutcomeUnknown } from './errors.ts';
import { writeGames } from './games.ts';
import type { Addition } from '../../../room/log-store.ts';

/*
 * Writes the entries of many tables in one statement. The guard is the row of the table: it advances only from the
 * entry right before, and an entry is written only if its row advanced. Rows are locked in the order of their codes, so
 * that the batches of two processes cannot deadlock.
 */
const statement = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::bool[], $6::text[], $7::text[], $8::text[],
      $9::text[], $10::text[])
      as given (code, seq, at, body, is_beginning, owner, name, figure, ticket, forgotten)
  ), held as (
    select id, code from tables join given using (code) where tables.seq = given.seq - 1
    order by code for update of tables
  ), opened as (
    insert into tables (code, seq, used_at, fold_from) select code, 1, at, 1 from given where seq = 1 order by code
    on conflict (code) do nothing returning id, code
  ), advanced as (
    update tables set seq = given.seq, used_at = given.at, claimed_until = 0,
      fold_from = case when given.is_beginning then given.seq else tables.fold_from end
    from held join given using (code) where tables.id = held.id and tables.seq = given.seq - 1
    returning tables.id, tables.code
  ), done as (
    select id, code from opened union all select id, code from advanced
  ), written as (
    insert into entries (table_id, seq, at, body) select id, seq, at, body from done join given using (code)
  ), met as (
    insert into people (table_id, owner, name, figure)
    select id, owner, name, figure from done join given using (code) where owner is not null
    on conflict (table_id, owner) do update set name = excluded.name, figure = excluded.figure
  ), forgot as (
    delete from people using done join given using (code)
    where people.table_id = done.id and people.owner = given.forgotten
  ), used as (
    delete from tickets using done join given using (code)
    where tickets.table_id = done.id and tickets.hash = given.ticket
  )
  select id, code from done`;

const column = <T>(batch: readonly Addition[], read: (addition: Addition) => T): readonly T[] => batch.map(read);

const valuesOf = (batch: readonly Addition[]): readonly unknown[] => [
  column(batch, ({ code }) => code),
  column(batch, ({ seq }) => seq),
  column(batch, ({ at }) => at),
  column(batch, ({ body }) => body),
  column(batch, ({ isBeginning }) => isBeginning ?? false),
  column(batch, ({ person }) => person?.owner ?? null),
  column(batch, ({ person }) => person?.name ?? null),
  column(batch, ({ person }) => person?.figure ?? null),
  column(batch, ({ ticket }) => ticket ?? null),
  column(batch, ({ forgotten }) => forgotten ?? null),
];

/** Superseded: another entry took the number first. */
export type Outcome = 'written' | 'superseded';

interface Written {
  readonly id: number;
  readonly code: string;
}

/** Writes entries of different tables. Returns the codes of those that were written; the others were superseded. */
export async function writeBatch(database: Database, batch: readonly Addition[]): Promise<ReadonlySet<string>> {
  const client = await database.connect();
  try {
    const { rows } = await client.query<Written>({ name: 'append', text: statement, values: [...valuesOf(batch)] });
    database.release(client);
    return new Set(rows.map(({ code }) => code));
  } catch (error) {
    database.release(client, error);
    throw new NotTaken(error);
  }
}

/** Writes one entry. If it ends or resumes a game, that is recorded in the same transaction. */
export async function writeOne(database: Database, addition: Addition): Promise<Outcome> {
  if (!addition.games) return (await writeBatch(database, [addition])).has(addition.code) ? 'written' : 'superseded';
  const run = async (query: Query) => {
    const [written] = await query<Written>(statement, valuesOf([addition]));
    if (written) await writeGames(query, written.id, addition);
    return written ? 'written' : 'superseded';
  };
  return database.transaction(run).catch((error: unknown) => Promise.reject(new NotTaken(error)));
}

/** Whether the log has exactly this entry or another one with its number; undefined if the log is shorter. */
export async function fateOf(database: Database, { code, seq, at, body }: Addition): Promise<Outcome | undefined> {
  const [found] = await database.query<{ at: number; body: string }>(
    'select at, body from entries where table_id = (select id from tables where code = $1) and seq = $2',
    [code, seq],
  );
  if (!found) return undefined;
  return found.at === at && found.body === body ? 'written' : 'superseded';
}

/** The database refused a statement or did not answer. */
export class NotTaken extends Error {
  readonly isOutcomeUnknown: boolean;

  constructor(error: unknown) {
    super('The database did not take an entry.', { cause: error });
    this.isOutcomeUnknown = isOutcomeUnknown(error);
  }
}
