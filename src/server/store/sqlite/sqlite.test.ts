import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeStore } from '../testing/contract.ts';
import { numbers } from '../../../room/testing/log.ts';
import { openDatabase } from './open-database.ts';
import { openSqlite } from './sqlite.ts';
import type { Store, StoreOptions } from '../store.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'hideout.db');
}

/** A store that is closed after the test, unless it was closed before. */
function open(file: string, options?: StoreOptions): Store {
  const store = openSqlite(file, options);
  onTestFinished(() => store.close());
  return store;
}

describeStore('SQLite', () => {
  const file = newFile();
  return { open: (options) => open(file, options) };
});

const entry = (code: string, seq: number) => ({ code, seq, at: 1, body: '{}' });

/** Counts the commits in SQLite's write-ahead log: the last frame of a commit names the size of the file. */
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
  await Promise.all(['AAAAAA', 'BBBBBB', 'CCCCCC'].map((code) => store.append([entry(code, 1)])));
  expect(commitsIn(file)).toBe(before + 1);
  for (const seq of [2, 3]) await store.append([entry('AAAAAA', seq)]);
  expect(commitsIn(file)).toBe(before + 3);
});

test('entries that belong together are one commit, and share it with the others of their turn', async () => {
  const file = newFile();
  const store = open(file);
  const before = commitsIn(file);
  const list = (from: number, to: number) => numbers(from, to).map((seq) => entry('AAAAAA', seq));
  await store.append(list(1, 10));
  expect(commitsIn(file)).toBe(before + 1);
  await Promise.all([store.append(list(11, 20)), store.append([entry('BBBBBB', 1)])]);
  expect(commitsIn(file)).toBe(before + 2);
});

test('tickets share the commit of the entries of their turn', async () => {
  const file = newFile();
  const store = open(file);
  await store.append([entry('AAAAAA', 1)]);
  const before = commitsIn(file);
  const tickets = Array.from({ length: 20 }, (_, each) =>
    store.issueTicket('AAAAAA', { owner: `owner ${each}`, hash: `hash ${each}`, until: 1 }),
  );
  await Promise.all([store.append([entry('AAAAAA', 2)]), ...tickets, store.append([entry('BBBBBB', 1)])]);
  expect(commitsIn(file)).toBe(before + 1);
  expect(await store.ticketHolder('AAAAAA', 'hash 19', 0)).toBe('owner 19');
});

test('a ticket that cannot be written does not fail the entries of its turn', async () => {
  const store = open(newFile());
  const ticket = store.issueTicket('NOBODY', { owner: 'ala', hash: 'h', until: 1 });
  await Promise.all([store.append([entry('AAAAAA', 1)]), expect(ticket).rejects.toThrow()]);
  expect((await store.load('AAAAAA'))?.seq).toBe(1);
});

test('a second server cannot open the same file', () => {
  const file = newFile();
  open(file);
  expect(() => openSqlite(file)).toThrow('locked');
});

test('a file of a later version is refused and left as it was', async () => {
  const file = newFile();
  await openSqlite(file).close();
  const database = openDatabase(file);
  database.pragma('user_version = 99');
  database.close();
  expect(() => openSqlite(file)).toThrow('was written by a later version');
  const after = openDatabase(file);
  expect(after.pragma('user_version')).toBe(99);
  after.close();
});
