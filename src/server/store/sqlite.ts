import Database from 'better-sqlite3';
import type { Figure } from '../../protocol/scene.ts';
import { Superseded, type Addition, type Store, type StoredEntry, type StoredTable } from './store.ts';

/*
 * Entries lie in the order in which they were written: those of one commit are side by side, whatever their tables, and
 * a commit has few pages to write.
 */
const schema = `
  create table if not exists tables (
    code text primary key, seq integer not null, due_at integer, used_at integer not null) without rowid;
  create table if not exists entries (
    code text not null references tables on delete cascade, seq integer not null, at integer not null,
    body text not null, primary key (code, seq));
  create table if not exists people (
    code text not null references tables on delete cascade, owner text not null, name text not null,
    figure text not null, primary key (code, owner)) without rowid;
  create index if not exists tables_due on tables (due_at) where due_at is not null;
`;

/** The version of the schema, kept in the file; a file of a later version is refused instead of damaged. */
const schemaVersion = 1;

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
    removeUnused: (before) => promised(() => statements.removeUnused.run(before).changes),
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
    const version = database.pragma('user_version', { simple: true }) as number;
    if (version > schemaVersion) throw new Error(`${file} was written by a later version of Hideout.`);
    database.exec(schema);
    database.pragma(`user_version = ${schemaVersion}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const prepare = (database: Database.Database) => ({
  create: database.prepare<[string, number | null, number]>(
    'insert into tables (code, seq, due_at, used_at) values (?, 1, ?, ?) on conflict do nothing',
  ),
  // The guard: an entry is written only if the log ends right before it.
  advance: database.prepare<[number, number | null, number, string, number]>(
    'update tables set seq = ?, due_at = ?, used_at = ? where code = ? and seq = ?',
  ),
  entry: database.prepare<[string, number, number, string]>(
    'insert into entries (code, seq, at, body) values (?, ?, ?, ?)',
  ),
  person: database.prepare<[string, string, string, string]>(
    'insert into people (code, owner, name, figure) values (?, ?, ?, ?) on conflict do update set name = excluded.name, figure = excluded.figure',
  ),
  entries: database.prepare<[string], StoredEntry>('select seq, at, body from entries where code = ? order by seq'),
  people: database.prepare<[string], { owner: string; name: string; figure: Figure }>(
    'select owner, name, figure from people where code = ?',
  ),
  due: database.prepare<[number], { code: string }>('select code from tables where due_at <= ? order by due_at'),
  removeUnused: database.prepare<[number]>('delete from tables where used_at < ?'),
  check: database.prepare('select 1 from tables limit 1'),
});
type Statements = ReturnType<typeof prepare>;

/** False if somebody else was first. */
function attempt(statements: Statements, { code, seq, at, body, dueAt, person }: Addition): boolean {
  const fits =
    seq === 1
      ? statements.create.run(code, dueAt, at).changes
      : statements.advance.run(seq, dueAt, at, code, seq - 1).changes;
  if (fits === 0) return false;
  statements.entry.run(code, seq, at, body);
  if (person) statements.person.run(code, person.owner, person.name, person.figure);
  return true;
}

function loadTable(statements: Statements, code: string): StoredTable | undefined {
  const entries = statements.entries.all(code);
  return entries.length > 0 ? { code, entries, people: statements.people.all(code) } : undefined;
}
