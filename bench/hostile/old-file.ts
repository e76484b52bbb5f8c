import { join } from 'node:path';
import type { Database } from '../../src/server/store/sqlite/database.ts';
import { openDatabase } from '../../src/server/store/sqlite/open-database.ts';
import type { LogEntry } from '../../src/table/entries.ts';
import { longLog, shortLog } from './long-log.ts';
import { newFolder } from './target.ts';

/** The tables of version 2, which current and older servers can read. */
const schema = `
  create table tables (
    code text primary key, seq integer not null, due_at integer, used_at integer not null,
    last integer not null default 0) without rowid;
  create index tables_due on tables (due_at) where due_at is not null;
  create table people (
    code text not null references tables on delete cascade, owner text not null, name text not null,
    figure text not null, primary key (code, owner)) without rowid;
  create table entries (
    id integer primary key, before integer, code text not null, seq integer not null, at integer not null,
    body text not null);
  pragma user_version = 2;
`;

export const longTable = 'LLLLLL';

/** The code of an ordinary table, by its number. */
export const shortTable = (index: number): string =>
  `AA${[13824, 576, 24, 1].map((place) => 'ABCDEFGHJKLMNPQRSTUVWXYZ'[Math.floor(index / place) % 24]).join('')}`;

/** A folder with a file of many tables, one of which has a very long log. */
export function filledFolder({ tables, entries }: { readonly tables: number; readonly entries: number }): string {
  const folder = newFolder();
  const database = openDatabase(join(folder, 'hideout.db'));
  database.pragma('journal_mode = wal');
  database.exec(schema);
  database.transaction(() => {
    for (let index = 0; index < tables; index++) write(database, shortTable(index), shortLog);
    write(database, longTable, longLog(entries));
  });
  database.close();
  return folder;
}

function write(database: Database, code: string, log: readonly LogEntry[]): void {
  const now = Date.now();
  const insert = database.prepare<unknown[]>(
    'insert into entries (before, code, seq, at, body) values (?, ?, ?, ?, ?)',
  );
  let last: number | null = null;
  for (const [index, entry] of log.entries()) {
    last = insert.run(last, code, index + 1, now, JSON.stringify(entry)).lastInsertRowid;
  }
  database
    .prepare<unknown[]>('insert into tables (code, seq, due_at, used_at, last) values (?, ?, null, ?, ?)')
    .run(code, log.length, now, last);
  database.prepare<[string]>(`insert into people values (?, 'ala', 'Ala', 'fan')`).run(code);
}
