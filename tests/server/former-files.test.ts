import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replay } from '../../src/engine/replay.ts';
import { thieves } from '../../src/games/thieves/rules/index.ts';
import { TableRegistry } from '../../src/server/registry/table-registry.ts';
import { openDatabase } from '../../src/server/store/sqlite/open-database.ts';
import { openSqlite } from '../../src/server/store/sqlite/sqlite.ts';
import type { LogEntry } from '../../src/table/entries.ts';
import { noDelays } from '../../src/room/machines.ts';
import { after, firstMove, games, open, sat, seed, started, tableAfter } from '../../src/table/testing/table.ts';
import { thisThread } from '../../src/server/testing/this-thread.ts';

const code = 'FRMERF';

/** Two whole games as a server of version 2 wrote them: the first entries do not contain the lobby. */
function formerLog(): readonly LogEntry[] {
  const log: LogEntry[] = [open(), sat(0, 'ala'), sat(1, 'bruno'), { kind: 'bot', seat: 2, level: 'random' }, started];
  let table = tableAfter(...log);
  const add = (entry: LogEntry) => {
    log.push(entry);
    table = after(table, entry);
  };
  const playOut = () => {
    while (table.stage === 'playing') add(firstMove(table));
  };
  playOut();
  add({ kind: 'rematch', seed, rules: started.rules });
  playOut();
  return log;
}

/** A file of version 2 with this log. */
function formerFile(log: readonly LogEntry[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-former-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'hideout.db');
  const database = openDatabase(file);
  database.exec(`
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
    pragma user_version = 2;`);
  const insert = database.prepare<unknown[]>('insert into entries values (?, ?, ?, ?, ?, ?)');
  for (const [index, entry] of log.entries()) {
    insert.run(index + 1, index || null, code, index + 1, 1000 * (index + 1), JSON.stringify(entry));
  }
  database.prepare<unknown[]>('insert into tables values (?, ?, null, 1, ?)').run(code, log.length, log.length);
  database.close();
  return file;
}

test('the games of an earlier version have their records, and the table is folded from its next game on', async () => {
  const log = formerLog();
  const store = openSqlite(formerFile(log));
  onTestFinished(() => store.close());
  const registry = new TableRegistry({ ...thisThread(games), store, games, delays: noDelays, report: () => undefined });
  expect(await registry.archive.list(code)).toMatchObject([
    { number: 1, how: 'finished', record: true },
    { number: 2, how: 'finished', record: true },
  ]);
  for (const number of [1, 2]) {
    const found = await registry.archive.record(code, number);
    let text = '';
    if ('text' in found) for await (const some of found.text) text += some;
    expect(replay(thieves, text.trimEnd().split('\n'))).toBeUndefined();
  }
  const table = await registry.find(code);
  expect([table?.summary.finished, (await store.load(code))?.foldFrom]).toEqual([2, 1]);
  await table?.settle({ kind: 'rematch', seed, rules: started.rules });
  expect((await store.load(code))?.foldFrom).toBe(log.length + 1);
});
