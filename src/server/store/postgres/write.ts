import type { Database, Query } from './connection.ts';
import { isOutcomeUnknown } from './errors.ts';
import { writeGames } from './games.ts';
import { at as elementAt } from '../../../engine/at.ts';
import { Superseded, type Addition } from '../../../room/log-store.ts';

/*
 * Writes the entries of many tables in one statement. The guard is the row of the table: it advances only from the
 * entry right before the first of its entries here, over all of them, and they are written only if it advanced. Rows are
 * locked in the order of their codes, so that the batches of two processes cannot deadlock.
 */
const statement = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::bool[], $6::text[], $7::text[], $8::text[],
      $9::text[], $10::text[])
      as given (code, seq, at, body, is_beginning, owner, name, figure, ticket, forgotten)
  ), lists as (
    select code, min(seq) as first, max(seq) as last, max(at) as at, max(seq) filter (where is_beginning) as beginning
    from given group by code having max(seq) - min(seq) = count(*) - 1
  ), held as (
    select id, code from tables join lists using (code) where tables.seq = lists.first - 1
    order by code for update of tables
  ), opened as (
    insert into tables (code, seq, used_at, fold_from)
    select code, last, at, coalesce(beginning, 1) from lists where first = 1 order by code
    on conflict (code) do nothing returning id, code
  ), advanced as (
    update tables set seq = lists.last, used_at = lists.at, claimed_until = 0,
      fold_from = coalesce(lists.beginning, tables.fold_from)
    from held join lists using (code) where tables.id = held.id and tables.seq = lists.first - 1
    returning tables.id, tables.code
  ), done as (
    select id, code from opened union all select id, code from advanced
  ), written as (
    insert into entries (table_id, seq, at, body) select id, seq, at, body from done join given using (code)
  ), met as (
    insert into people (table_id, owner, name, figure)
    select distinct on (id, owner) id, owner, name, figure from done join given using (code) where owner is not null
    order by id, owner, seq desc
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

/** Writes entries of different tables. Returns the codes of those whose entries were written; the others were superseded. */
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

/**
 * Whether entries of one table can be written in the statement of many tables: it records no games, and what it writes
 * of people does not see what it writes of them for an entry before.
 */
export const isPlain = (additions: readonly Addition[]): boolean =>
  additions.every(({ games, forgotten }) => !games && (forgotten === undefined || additions.length === 1));

/** Writes entries of one table. What they mean for its games is recorded in the same transaction. */
export async function writeOne(database: Database, additions: readonly Addition[]): Promise<Outcome> {
  if (isPlain(additions)) return (await writeBatch(database, additions)).size > 0 ? 'written' : 'superseded';
  const run = async (query: Query) => {
    for (const addition of additions) {
      const [written] = await query<Written>(statement, valuesOf([addition]));
      if (!written) throw new Superseded();
      if (addition.games) await writeGames(query, written.id, addition);
    }
    return 'written' as const;
  };
  return database.transaction(run).catch((error: unknown) => {
    if (error instanceof Superseded) return 'superseded';
    throw new NotTaken(error);
  });
}

/**
 * Whether the log has exactly these entries or others with their numbers; undefined if it is shorter. They are written
 * together, so the first one tells.
 */
export async function fateOf(database: Database, additions: readonly Addition[]): Promise<Outcome | undefined> {
  const { code, seq, at, body } = elementAt(additions, 0);
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
