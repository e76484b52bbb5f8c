import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { openSqlite } from './sqlite.ts';
import type { NewlyEnded } from '../../../table/ended-game.ts';
import type { Store } from '../store.ts';

/** The tables of version 1: entries in the order of their numbers, or in the order of writing. */
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
const versionTwo = `
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
  insert into tables values ('AAAAAA', 3, null, 30, 4), ('BBBBBB', 1, 7, 5, 2);
  insert into entries values
    (1, null, 'AAAAAA', 1, 10, '{"a":1}'), (2, null, 'BBBBBB', 1, 5, '{"b":1}'), (3, 1, 'AAAAAA', 2, 20, '{"a":2}'),
    (4, 3, 'AAAAAA', 3, 20, '{"a":3}');
  insert into people values ('AAAAAA', 'a1', 'Ala', 'fan');
  pragma user_version = 2;
`;
const versionThree = `
  ${versionTwo}
  alter table tables add column fold_from integer;
  create table games (
    code text not null references tables on delete cascade, number integer not null, first integer not null,
    last integer not null, last_id integer not null, game text not null, rules integer not null, seats integer not null,
    options text not null, how text not null, ended_at integer not null, opens_at integer not null,
    primary key (code, number)) without rowid;
  create table doomed (last integer primary key);
  pragma user_version = 3;
`;

const versionFour = `
  ${versionThree}
  drop index tables_due;
  alter table tables drop column due_at;
  create table tickets (
    code text not null references tables on delete cascade, owner text not null, hash text not null,
    until integer not null, primary key (code, owner)) without rowid;
  pragma user_version = 4;
`;

const former: readonly (readonly [string, string])[] = [
  ['1', versionOne('')],
  ['1, in order of writing', versionOne('without rowid')],
  ['2', versionTwo],
  ['3', versionThree],
  ['4', versionFour],
];

/** A store in a file that an earlier version has written. */
function openFormer(tables: string): { readonly store: Store; readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-former-'));
  const file = join(folder, 'hideout.db');
  const database = openDatabase(file);
  database.exec(tables);
  database.close();
  const store = openSqlite(file);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return { store, file };
}

async function bodiesOf(store: Store, code: string): Promise<readonly string[]> {
  const bodies: string[] = [];
  for await (const some of store.entries(code, { from: 1, to: 99 })) bodies.push(...some.map(({ body }) => body));
  return bodies;
}

const entry = (code: string, seq: number) => ({ code, seq, at: 1, body: '{}' });

test.each(former)('tables of version %s go on', async (_, tables) => {
  const { store } = openFormer(tables);
  const people = [{ owner: 'a1', name: 'Ala', figure: 'fan' }];
  expect(await store.load('AAAAAA')).toEqual({ code: 'AAAAAA', seq: 3, foldFrom: 1, isIndexed: false, people });
  expect(await bodiesOf(store, 'AAAAAA')).toEqual(['{"a":1}', '{"a":2}', '{"a":3}']);
  await store.append([entry('AAAAAA', 4)]);
  await store.append([entry('BBBBBB', 2)]);
  expect(await bodiesOf(store, 'AAAAAA')).toEqual(['{"a":1}', '{"a":2}', '{"a":3}', '{}']);
  expect(await bodiesOf(store, 'BBBBBB')).toEqual(['{"b":1}', '{}']);
});

test.each(former)('the games of version %s are written down once somebody has found them', async (_, tables) => {
  const { store } = openFormer(tables);
  const game: NewlyEnded = {
    first: 2,
    last: 3,
    game: 'thieves',
    rules: 1,
    seats: 3,
    options: {},
    how: 'finished',
    endedAt: 20,
    readableFrom: 20,
  };
  await store.append([entry('AAAAAA', 4)]);
  for (let time = 0; time < 2; time++) await store.index('AAAAAA', [game]);
  expect(await store.load('AAAAAA')).toMatchObject({ foldFrom: 1, isIndexed: true });
  expect(await store.games('AAAAAA')).toEqual([{ number: 1, ...game }]);
  await store.index('BBBBBB', []);
  expect(await store.load('BBBBBB')).toMatchObject({ isIndexed: true });
});

test.each(former)('a file of version %s gives back space after the migration', async (_, tables) => {
  const { store, file } = openFormer(tables);
  await store.close();
  const database = openDatabase(file);
  onTestFinished(() => database.close());
  expect(database.pragma('auto_vacuum')).toBe(2);
});
