import type { Database } from './connection.ts';
import { databaseInWords } from './errors.ts';

/*
 * A table has an id that is never reused: its code may be given to a new table while old entries still wait for
 * removal. `tables` has no index on columns that change with every entry, so that PostgreSQL can write a new version of
 * a row into the same page and leave the indexes alone.
 */
const tables = `
  create table tables (
    id bigint generated always as identity primary key, code text not null unique, seq integer not null,
    used_at bigint not null, fold_from integer not null, claimed_until bigint not null default 0)
    with (fillfactor = 70);
  create table entries (
    table_id bigint not null, seq integer not null, at bigint not null, body text not null, primary key (table_id, seq));
  create table people (
    table_id bigint not null references tables on delete cascade, owner text not null, name text not null,
    figure text not null, primary key (table_id, owner));
  create table games (
    table_id bigint not null references tables on delete cascade, number integer not null, first integer not null,
    last integer not null, game text not null, rules integer not null, seats integer not null, options text not null,
    how text not null, ended_at bigint not null, opens_at bigint not null, primary key (table_id, number));
  create table tickets (
    table_id bigint not null references tables on delete cascade, owner text not null, hash text not null,
    until bigint not null, primary key (table_id, owner));
  create table doomed (table_id bigint primary key, upto integer not null);
`;

/**
 * Who is where. This is not worth a wait for the disk, and is empty after a crash of the database; the processes then
 * write it again.
 */
const presence = `
  create unlogged table processes (name text primary key, beat_at timestamptz not null);
  create unlogged table presence (
    process text not null references processes on delete cascade, code text not null, owner text not null,
    woke_at bigint not null, primary key (process, code, owner));
  create index presence_of_table on presence (code);
`;

const shares = `
  create table shares (
    id text primary key, table_id bigint not null, number integer not null, owner text not null, names text,
    shared_at bigint not null, picture text,
    foreign key (table_id, number) references games on delete cascade);
  create index shares_of_table on shares (table_id, number);
`;

/**
 * The key with which processes seal what they tell each other. Only the role that owns the tables can read it. It is
 * drawn here, from the secure chance of two UUIDs (244 bits), so that it never stands in a statement.
 */
const bulletinKey = `
  create table bulletin_key (key text not null);
  insert into bulletin_key
    select encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');
`;

/** The steps from each version of the schema to the next. The first one starts from an empty database. */
const steps: readonly string[] = [tables + presence, shares, bulletinKey];

/** The key of an advisory lock: any number that nothing else in this database uses. */
const lock = 1_751_216_500;

/**
 * Migrates the database to the current version, all or nothing. A newer version is refused. Processes that start at the
 * same time take turns.
 */
export async function bringDatabaseUpToDate(database: Database): Promise<void> {
  const found = await database
    .transaction(async (query) => {
      await query('select pg_advisory_xact_lock($1)', [lock]);
      await query('create table if not exists hideout (version integer not null)');
      const [row] = await query<{ version: number }>('select version from hideout');
      const version = row?.version ?? 0;
      for (const step of steps.slice(version)) await query(step);
      if (version === 0) await query('insert into hideout values ($1)', [steps.length]);
      else if (version < steps.length) await query('update hideout set version = $1', [steps.length]);
      return version;
    })
    .catch((error: unknown) => Promise.reject(databaseInWords(error)));
  if (found > steps.length) throw new Error('The database of DATABASE_URL was written by a later version of Hideout.');
}
