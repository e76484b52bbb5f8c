import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { describeStore } from './testing/contract.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'hideout.db');
}

/** A store that is closed when the test is over, if it was not before. */
function open(file: string, now?: () => number): Store {
  const store = openSqlite(file, now);
  onTestFinished(() => store.close());
  return store;
}

describeStore('SQLite', () => {
  const file = newFile();
  return { open: (now) => open(file, now) };
});

const entry = (code: string, seq: number) => ({ code, seq, at: 1, body: '{}', dueAt: null });

/** Counts the commits in the log that SQLite writes ahead: the last frame of a commit names the size of the file. */
function commitsIn(file: string): number {
  const log = readFileSync(`${file}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  const sizes = Array.from({ length: (log.length - 32) / frame }, (_, index) =>
    log.readUInt32BE(32 + index * frame + 4),
  );
  return sizes.filter((size) => size > 0).length;
}

test('appends of one turn of the event loop share one commit, and are acknowledged after it', async () => {
  const file = newFile();
  const store = open(file);
  const before = commitsIn(file);
  await Promise.all(['AAAAAA', 'BBBBBB', 'CCCCCC'].map((code) => store.append(entry(code, 1))));
  expect(commitsIn(file)).toBe(before + 1);
  for (const seq of [2, 3]) await store.append(entry('AAAAAA', seq));
  expect(commitsIn(file)).toBe(before + 3);
});

test('a second server cannot open the same file', () => {
  const file = newFile();
  open(file);
  expect(() => openSqlite(file)).toThrow('locked');
});

test('a file of a later version is refused and left as it was', async () => {
  const file = newFile();
  await openSqlite(file).close();
  const database = new Database(file);
  database.pragma('user_version = 99');
  database.close();
  expect(() => openSqlite(file)).toThrow('was written by a later version');
  const after = new Database(file);
  expect(after.pragma('user_version', { simple: true })).toBe(99);
  after.close();
});

/** The tables of version 1, once with entries in order of their numbers and once in order of writing. */
const versionOne = (withoutRowid: string) => `
  create table tables (
    code text primary key, seq integer not null, due_at integer, used_at integer not null) without rowid;
  create table entries (
    code text not null references tables on delete cascade, seq integer not null, at integer not null,
    body text not null, primary key (code, seq)) ${withoutRowid};
  create table people (
    code text not null references tables on delete cascade, owner text not null, name text not null,
    figure text not null, primary key (code, owner)) without rowid;
  create index tables_due on tables (due_at) where due_at is not null;
  insert into tables values ('AAAAAA', 3, null, 30), ('BBBBBB', 1, 7, 5);
  insert into entries values
    ('AAAAAA', 1, 10, '{"a":1}'), ('BBBBBB', 1, 5, '{"b":1}'), ('AAAAAA', 2, 20, '{"a":2}'), ('AAAAAA', 3, 20, '{"a":3}');
  insert into people values ('AAAAAA', 'a1', 'Ala', 'fan');
  pragma user_version = 1;
`;

test.each(['', 'without rowid'])('tables of version 1 go on (%s)', async (withoutRowid) => {
  const file = newFile();
  const database = new Database(file);
  database.exec(versionOne(withoutRowid));
  database.close();
  const store = open(file);
  expect(await store.load('AAAAAA')).toEqual({
    code: 'AAAAAA',
    entries: [1, 2, 3].map((seq) => ({ seq, at: seq === 1 ? 10 : 20, body: `{"a":${seq}}` })),
    people: [{ owner: 'a1', name: 'Ala', figure: 'fan' }],
  });
  await store.append(entry('AAAAAA', 4));
  await store.append(entry('BBBBBB', 2));
  expect((await store.load('AAAAAA'))?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect((await store.load('BBBBBB'))?.entries.map(({ body }) => body)).toEqual(['{"b":1}', '{}']);
});

test('of a table that was removed no entry stays behind', async () => {
  const file = newFile();
  const store = open(file);
  for (const seq of [1, 2, 3]) for (const code of ['AAAAAA', 'BBBBBB']) await store.append(entry(code, seq));
  await store.append({ ...entry('BBBBBB', 4), at: 9 });
  await store.removeUnused(9);
  await store.close();
  const database = new Database(file);
  onTestFinished(() => void database.close());
  expect(database.prepare('select code, seq from entries order by seq').all()).toEqual(
    [1, 2, 3, 4].map((seq) => ({ code: 'BBBBBB', seq })),
  );
});
