import { Appender } from './append.ts';
import { Database } from './connection.ts';
import { whyNotOpened } from './errors.ts';
import { loadGames, loadTable, readEntries, seqsOf } from './reading.ts';
import { Removal, surveyTables } from './removal.ts';
import { listTables, restoreTable } from './whole.ts';
import { bringDatabaseUpToDate } from './schema.ts';
import { sharesIn } from './shares.ts';
import { ticketsIn } from './tickets.ts';
import type { Store, StoreOptions } from '../store.ts';

/** A store in a PostgreSQL database, which any number of processes may share. */
export async function openPostgres(url: string, { now, onCommit }: StoreOptions = {}): Promise<Store> {
  const database = new Database(url);
  try {
    await bringDatabaseUpToDate(database);
    return storeIn(database, now ?? (await clockOf(database)), onCommit);
  } catch (error) {
    await database.close();
    throw whyNotOpened(error);
  }
}

function storeIn(database: Database, now: () => number, onCommit: StoreOptions['onCommit']): Store {
  const { query } = database;
  const removal = new Removal(database);
  const appender = new Appender(database, {
    onCommit,
    // Removes what an ended game has pushed out. What fails is tried again with the next removal.
    afterGames: () => void removal.clear().catch(() => undefined),
  });
  return {
    now,
    append: appender.put,
    load: (code) => loadTable(query, code),
    seqs: (codes) => seqsOf(query, codes),
    entries: (code, range) => readEntries(query, code, range),
    games: (code) => loadGames(query, code),
    // All tables here are newer than the index.
    index: () => Promise.resolve(),
    ...ticketsIn(query),
    ...sharesIn(query),
    list: () => listTables(query),
    restore: (table) => restoreTable(database, table),
    survey: (before) => surveyTables(query, before),
    removeUnused: (before) => removal.removeUnused(before),
    remove: (code) => removal.remove(code),
    async check() {
      // The smallest possible write: the version of the database, unchanged.
      await query('update hideout set version = version');
    },
    async close() {
      await appender.close();
      await database.close();
    },
  };
}

/** All processes use the clock of the database. */
async function clockOf(database: Database): Promise<() => number> {
  const asked = Date.now();
  const [found] = await database.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
  );
  const offset = (found?.now ?? asked) - (asked + Date.now()) / 2;
  return () => Math.round(Date.now() + offset);
}
