import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase, run } from '../../testing/postgres.ts';
import { databaseInWords } from './errors.ts';
import { openPostgres } from './postgres.ts';
import { entry, numbersOf } from '../../../room/testing/log.ts';

async function begun() {
  const url = await newDatabase();
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  await store.append([entry('AAAAAA', 1)]);
  return { url, store };
}

const untrusted = 'The certificate of the database is not trusted, or not for its host: see sslrootcert.';

test.each([
  ['28P01', 'The database does not accept the user or the password in DATABASE_URL.'],
  ['53300', 'The database has no connection left for this server: raise its max_connections.'],
  ['25006', 'The database can be read but not written to.'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', untrusted],
  ['CERT_HAS_EXPIRED', untrusted],
  ['ERR_TLS_CERT_ALTNAME_INVALID', untrusted],
  ['ENOTFOUND', 'The host that DATABASE_URL names cannot be found.'],
])('%s is said in one sentence', (code, sentence) => {
  expect(databaseInWords(Object.assign(new Error('internal'), { code })).message).toBe(sentence);
});

test('while the disk of the database is full entries are refused with a sentence, nothing is half-written, and it goes on after', async () => {
  const { url, store } = await begun();
  await run(
    url,
    `create function full_disk() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
     create trigger full_disk before insert on entries execute function full_disk()`,
  );
  const both = [entry('AAAAAA', 2), entry('BBBBBB', 1)].map((each) => store.append([each]));
  for (const { reason } of (await Promise.allSettled(both)) as PromiseRejectedResult[]) {
    expect(reason).toMatchObject({ message: 'The database has no space left on its disk.' });
  }
  expect(await numbersOf(store, 'AAAAAA')).toEqual([1]);
  expect(await store.load('BBBBBB')).toBeUndefined();
  await run(url, 'drop trigger full_disk on entries');
  await store.append([entry('AAAAAA', 2)]);
  expect(await numbersOf(store, 'AAAAAA')).toEqual([1, 2]);
});

test('while the database is slow entries are refused with a sentence, and it goes on after', async () => {
  const { url, store } = await begun();
  const slow = new pg.Client({ connectionString: url });
  await slow.connect();
  onTestFinished(() => slow.end());
  await slow.query('begin; lock table tables');
  await expect(store.append([entry('AAAAAA', 2)])).rejects.toThrow('The database takes too long to answer.');
  await slow.query('rollback');
  await store.append([entry('AAAAAA', 2)]);
  expect(await numbersOf(store, 'AAAAAA')).toEqual([1, 2]);
});
