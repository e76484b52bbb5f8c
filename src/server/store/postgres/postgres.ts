import { Appender } from './append.ts';
import { DatabaseClock } from './clock.ts';
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
    if (now) return storeIn(database, now, onCommit);
    const clock = await DatabaseClock.start(() => timeOf(database));
    const store = storeIn(database, clock.now, onCommit);
    const close = () => {
      clock.stop();
      return store.close();
    };
    return { ...store, close };
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

async function timeOf({ query }: Database): Promise<number> {
  const [found] = await query<{ now: number }>('select (extract(epoch from clock_timestamp()) * 1000)::bigint as now');
  if (!found) throw new Error('The database does not tell the time.');
  return found.now;
}
