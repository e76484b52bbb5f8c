import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { FileGuard, keepPrivate } from './file.ts';
import { codeOf, inWords } from './errors.ts';
import { indexGames, writeGames } from './games.ts';
import { loadGames, loadTable, readEntries, seqsOf } from './reading.ts';
import { allTables, Removal, surveyTables } from './removal.ts';
import { bringUpToDate } from './schema.ts';
import { sharesIn, sharingWith } from './shares.ts';
import { restoreTable } from './whole.ts';
import { prepare, type Statements } from './statements.ts';
import { Superseded, type Addition, type StoredTicket } from '../../../room/log-store.ts';
import type { Store, StoreOptions } from '../store.ts';

interface PendingWrite {
  /** Writes it. False if another writer was first. */
  readonly write: () => boolean;
  /** Whether games are recorded with it. */
  readonly hasGames: boolean;
  /** Since when it waits, in milliseconds. */
  readonly since: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** A store in one file. Appends and tickets of one turn of the event loop share one commit, and so one wait for the disk. */
export function openSqlite(file: string, { now = Date.now, onCommit = () => undefined }: StoreOptions = {}): Store {
  const database = openFile(file);
  const statements = prepare(database);
  const shares = sharesIn(database);
  const guard = new FileGuard(file);
  const removal = new Removal(database, statements);
  const append = appender(database, { statements, guard, removal, onCommit });
  const promised = <T>(work: () => T | Promise<T>): Promise<T> =>
    new Promise<T>((resolve) => resolve(work())).catch((error: unknown) => Promise.reject(inWords(error, file)));

  return {
    now,
    append: append.put,
    load: (code) => promised(() => loadTable(statements, code)),
    seqs: (codes) => promised(() => seqsOf(statements, codes)),
    entries: (code, range) => worded(readEntries(statements, code, range), file),
    games: (code) => promised(() => loadGames(statements, code)),
    index: (code, games) => promised(() => indexGames(database, statements, code, games)),
    issueTicket: append.issueTicket,
    ticketHolder: (code, hash, time) => promised(() => statements.ticketHolder.get(code, hash, time)?.owner),
    ...sharingWith(shares, promised),
    list: () => worded(allTables(statements), file),
    restore: (table) => promised(() => restoreTable(database, { statements, shares }, table)),
    survey: (before) => promised(() => surveyTables(statements, before)),
    removeUnused: (before) => promised(() => removal.removeUnused(before)),
    remove: (code) => promised(() => removal.remove(code)),
    // Copies some pages in each turn of the event loop. The copy includes what is written meanwhile.
    copyTo: (to) => promised(() => database.backup(to)),
    check: () =>
      promised(() => {
        guard.check();
        statements.check.get();
        // The smallest possible write: the version of the file, unchanged.
        database.pragma(`user_version = ${String(database.pragma('user_version'))}`);
      }),
    close: () =>
      promised(() => {
        append.flush();
        database.close();
      }),
  };
}

async function* worded<T>(all: AsyncIterable<T>, file: string): AsyncGenerator<T> {
  try {
    yield* all;
  } catch (error) {
    throw inWords(error, file);
  }
}

interface AppenderParts {
  readonly statements: Statements;
  readonly guard: FileGuard;
  readonly removal: Removal;
  readonly onCommit: (seconds: number) => void;
}

/** Gathers appends and tickets, and commits them together. */
function appender(database: Database, { statements, guard, removal, onCommit }: AppenderParts) {
  let waiting: PendingWrite[] = [];
  const write = (batch: readonly PendingWrite[]) => database.transaction(() => batch.map((each) => each.write()));
  const commit = (batch: readonly PendingWrite[]) => {
    try {
      guard.checkNowAndThen();
      const settled = write(batch);
      batch.forEach(({ resolve, reject }, index) => (settled[index] ? resolve() : reject(new Superseded())));
    } catch (error) {
      // A failed entry must not fail the rest of the batch.
      if (batch.length > 1) batch.forEach((each) => commit([each]));
      else batch.forEach(({ reject }) => reject(inWords(error, database.file)));
      return;
    }
    const [first] = batch;
    if (first) onCommit((performance.now() - first.since) / 1000);
  };
  const flush = () => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    commit(batch);
    // Removes what an ended game has pushed out. What fails is tried again with the next removal.
    if (batch.some(({ hasGames }) => hasGames) && removal.isNeeded) removal.clear().catch(() => undefined);
  };
  const enqueue = (work: Pick<PendingWrite, 'write' | 'hasGames'>) =>
    new Promise<void>((resolve, reject) => {
      if (waiting.push({ ...work, since: performance.now(), resolve, reject }) === 1) setImmediate(flush);
    });
  const put = (additions: readonly Addition[]) =>
    enqueue({ write: () => attemptAll(statements, additions), hasGames: additions.some(endsGames) });
  const issueTicket = (code: string, { owner, hash, until }: StoredTicket) =>
    enqueue({ write: () => statements.issueTicket.run(code, owner, hash, until).changes > 0, hasGames: false });
  return { put, issueTicket, flush };
}

function openFile(file: string): Database {
  keepPrivate(file);
  const database = openDatabase(file, { timeout: 500 });
  try {
    // One server per file: a second one would not notice the writes of the first.
    database.pragma('locking_mode = exclusive');
    // Overwrites deleted data and returns its space. This has to be set before the first table exists, or followed by a
    // vacuum.
    database.pragma('secure_delete = on');
    database.pragma('auto_vacuum = incremental');
    database.pragma('journal_mode = wal');
    database.pragma('synchronous = full');
    database.pragma('foreign_keys = on');
    // Kibibytes. Node's own SQLite would take an eighth of what the package takes.
    database.pragma('cache_size = -16000');
    bringUpToDate(database);
    makeShrinkable(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Files of earlier versions could not return space. Without room for the conversion they stay as they are. */
function makeShrinkable(database: Database): void {
  if (database.pragma('auto_vacuum') === 2) return;
  database.pragma('auto_vacuum = incremental');
  try {
    database.exec('vacuum');
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_FULL') throw error;
  }
}

const endsGames = ({ games }: Addition): boolean => games !== undefined;

/** False if another writer was first. */
function attemptAll(statements: Statements, additions: readonly Addition[]): boolean {
  let written = 0;
  for (const addition of additions) {
    if (attempt(statements, addition)) written += 1;
    else if (written === 0) return false;
    // There is a gap in the list. What is written of it already goes with the transaction.
    else throw new Superseded();
  }
  return true;
}

/** False if the log does not end right before this entry. */
function attempt(statements: Statements, addition: Addition): boolean {
  const { code, seq, at, body, person, forgotten, ticket } = addition;
  if (seq === 1) statements.create.run(code, at);
  const { changes, lastInsertRowid } = statements.entry.run(seq, at, body, code, seq - 1);
  if (changes === 0) return false;
  const { advance, advanceToBeginning } = statements;
  (addition.isBeginning ? advanceToBeginning : advance).run(seq, lastInsertRowid, at, code);
  if (forgotten !== undefined) statements.forget.run(code, forgotten);
  if (person) statements.person.run(code, person.owner, person.name, person.figure);
  if (ticket !== undefined) statements.useTicket.run(code, ticket);
  if (addition.games) writeGames(statements, addition, lastInsertRowid);
  return true;
}
