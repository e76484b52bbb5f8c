import Database from 'better-sqlite3';
import type { Figure } from '../../protocol/scene.ts';
import { bringUpToDate } from './sqlite-schema.ts';
import { Superseded, type Addition, type Store, type StoredEntry, type StoredTable } from './store.ts';

interface Waiting {
  readonly addition: Addition;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** A store in one file. Appends that come in one turn of the event loop share one commit, and so one wait for the disk. */
export function openSqlite(file: string, now: () => number = Date.now): Store {
  const database = openDatabase(file);
  const statements = prepare(database);
  let waiting: Waiting[] = [];

  const write = database.transaction((batch: readonly Waiting[]) =>
    batch.map(({ addition }) => attempt(statements, addition)),
  );
  const remove = database.transaction((before: number) => removeUnused(statements, before));
  const commit = (batch: readonly Waiting[]) => {
    try {
      const settled = write(batch);
      batch.forEach(({ resolve, reject }, index) => (settled[index] ? resolve() : reject(new Superseded())));
    } catch (error) {
      // One that cannot be written must not take the others with it.
      if (batch.length > 1) batch.forEach((each) => commit([each]));
      else batch.forEach(({ reject }) => reject(error));
    }
  };
  const commitWaiting = () => {
    const batch = waiting;
    waiting = [];
    commit(batch);
  };

  return {
    now,
    append: (addition) =>
      new Promise((resolve, reject) => {
        if (waiting.push({ addition, resolve, reject }) === 1) setImmediate(commitWaiting);
      }),
    load: (code) => promised(() => loadTable(statements, code)),
    due: (time) => promised(() => statements.due.all(time).map(({ code }) => code)),
    removeUnused: (before) => promised(() => remove(before)),
    check: () => promised(() => void statements.check.get()),
    close: () =>
      promised(() => {
        if (waiting.length > 0) commitWaiting();
        database.close();
      }),
  };
}

/** What goes wrong is a rejection here too. */
const promised = <T>(work: () => T): Promise<T> => new Promise((resolve) => resolve(work()));

function openDatabase(file: string): Database.Database {
  const database = new Database(file, { timeout: 500 });
  try {
    // One server per file: a second one would not hear of what the first one does.
    database.pragma('locking_mode = exclusive');
    database.pragma('journal_mode = wal');
    database.pragma('synchronous = full');
    database.pragma('foreign_keys = on');
    bringUpToDate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const prepare = (database: Database.Database) => ({
  create: database.prepare<[string, number | null, number]>(
    'insert into tables (code, seq, due_at, used_at) values (?, 0, ?, ?) on conflict do nothing',
  ),
  // The guard: an entry is written only if the log ends right before it.
  entry: database.prepare<[number, number, string, string, number]>(
    `insert into entries (before, code, seq, at, body)
     select nullif(last, 0), code, ?, ?, ? from tables where code = ? and seq = ?`,
  ),
  advance: database.prepare<[number, number | bigint, number | null, number, string]>(
    'update tables set seq = ?, last = ?, due_at = ?, used_at = ? where code = ?',
  ),
  person: database.prepare<[string, string, string, string]>(
    'insert into people (code, owner, name, figure) values (?, ?, ?, ?) on conflict do update set name = excluded.name, figure = excluded.figure',
  ),
  entries: database.prepare<[string], StoredEntry>(
    `with recursive chain (before, seq, at, body) as (
       select before, entries.seq, at, body from tables join entries on id = last where tables.code = ?
       union all select entries.before, entries.seq, entries.at, entries.body from chain join entries on id = chain.before)
     select seq, at, body from chain order by seq`,
  ),
  people: database.prepare<[string], { owner: string; name: string; figure: Figure }>(
    'select owner, name, figure from people where code = ?',
  ),
  due: database.prepare<[number], { code: string }>('select code from tables where due_at <= ? order by due_at'),
  removeEntries: database.prepare<[number]>(
    `delete from entries where id in (
       with recursive chain (id) as (
         select last from tables where used_at < ?
         union all select before from entries join chain using (id) where before is not null)
       select id from chain)`,
  ),
  removeTables: database.prepare<[number]>('delete from tables where used_at < ?'),
  check: database.prepare('select 1 from tables limit 1'),
});
type Statements = ReturnType<typeof prepare>;

/** False if somebody else was first. */
function attempt(statements: Statements, { code, seq, at, body, dueAt, person }: Addition): boolean {
  if (seq === 1) statements.create.run(code, dueAt, at);
  const { changes, lastInsertRowid } = statements.entry.run(seq, at, body, code, seq - 1);
  if (changes === 0) return false;
  statements.advance.run(seq, lastInsertRowid, dueAt, at, code);
  if (person) statements.person.run(code, person.owner, person.name, person.figure);
  return true;
}

/** Entries first: the tables know which are theirs. */
function removeUnused(statements: Statements, before: number): number {
  statements.removeEntries.run(before);
  return statements.removeTables.run(before).changes;
}

function loadTable(statements: Statements, code: string): StoredTable | undefined {
  const entries = statements.entries.all(code);
  return entries.length > 0 ? { code, entries, people: statements.people.all(code) } : undefined;
}
