import { expect, onTestFinished, test } from 'vitest';
import { newDatabase, run } from '../../testing/postgres.ts';
import { Database } from './connection.ts';
import { openPostgres } from './postgres.ts';
import { entry, numbersOf } from '../../../room/testing/log.ts';

/** A database, and the keys for bulletins in it. */
async function prepared() {
  const url = await newDatabase();
  const database = new Database(url);
  onTestFinished(() => database.close());
  const keys = async () =>
    (await database.query<{ key: string }>('select key from bulletin_key')).map(({ key }) => key);
  return { url, keys };
}

const openAndClose = async (url: string) => (await openPostgres(url)).close();

test('processes that create the schema together draw one key for their bulletins, and it stays', async () => {
  const { url, keys } = await prepared();
  await Promise.all([openAndClose(url), openAndClose(url), openAndClose(url)]);
  const drawn = await keys();
  expect(drawn).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  await openAndClose(url);
  expect(await keys()).toEqual(drawn);
});

test('a database of version 2 gets a key, and keeps its tables', async () => {
  const { url, keys } = await prepared();
  const before = await openPostgres(url);
  await before.append([entry('AAAAAA', 1)]);
  await before.close();
  await run(url, 'drop table bulletin_key; update hideout set version = 2');
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  expect(await keys()).toHaveLength(1);
  expect(await numbersOf(store, 'AAAAAA')).toEqual([1]);
});
