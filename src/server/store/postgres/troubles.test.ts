import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Link } from '../../cluster/testing/link.ts';
import { newDatabase, run } from '../../testing/postgres.ts';
import { openPostgres } from './postgres.ts';
import { Superseded } from '../../../room/log-store.ts';
import type { Store } from '../store.ts';
import { entry, numbers, numbersOf } from '../../../room/testing/log.ts';

async function open(url: string): Promise<Store> {
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  return store;
}

/** A store whose connection to the database the test can cut. */
async function openThroughLink() {
  const direct = new URL(await newDatabase());
  const link = await Link.to(direct);
  onTestFinished(() => link.close());
  return { link, store: await open(link.through(direct)), witness: await open(direct.href) };
}

test('each trouble at the start has its sentence, and none tells the password', async () => {
  const url = new URL(await newDatabase());
  const sentenceAt = async (change: Partial<URL>) => {
    const wrong = Object.assign(new URL(url), { password: 'secret' }, change);
    const error = await openPostgres(wrong.href).catch((each: unknown) => each);
    expect(String(error)).not.toContain('secret');
    return error instanceof Error ? error.message : '';
  };
  expect(await sentenceAt({ username: 'nobody' })).toMatch(/does not accept the user or the password/);
  expect(await sentenceAt({ pathname: '/nowhere' })).toMatch(/does not exist/);
  // Nobody plays yet, so nothing goes on by itself.
  expect(await sentenceAt({ port: '1' })).toMatch(/cannot be reached, so Hideout does not start/);
  expect(await sentenceAt({ search: '?sslrootcert=/nowhere.pem' })).toMatch(/A file of certificates .* cannot be read/);
  expect(await sentenceAt({ search: '?sslmode=verify-full' })).toMatch(/does not offer the TLS/);
});

test('a database of a later version is refused and left as it was', async () => {
  const url = await newDatabase();
  await (await openPostgres(url)).close();
  await run(url, 'update hideout set version = 99');
  await expect(openPostgres(url)).rejects.toThrow('was written by a later version');
  await run(url, 'do $$ begin assert (select version from hideout) = 99; end $$');
});

test('while the database is gone entries are refused with a sentence, nothing is half-written, and it goes on after', async () => {
  const { link, store, witness } = await openThroughLink();
  await store.append([entry('AAAAAA', 1)]);
  link.isDown = true;
  link.cut();
  // What is sent before the loss is noticed has to wait, because its fate is unknown.
  await vi.waitFor(() => expect(store.check()).rejects.toThrow('cannot be reached'), { timeout: 20_000 });
  await expect(store.append([entry('AAAAAA', 2)])).rejects.toThrow('cannot be reached');
  link.isDown = false;
  await store.append([entry('AAAAAA', 2)]);
  expect(await numbersOf(witness, 'AAAAAA')).toEqual([1, 2]);
});

test('what was under way when the connection broke is stored once, and its sender learns the outcome', async () => {
  const { link, store, witness } = await openThroughLink();
  const tables = numbers(1, 20).map((each) => `T${each}`);
  await Promise.all(tables.map((code) => store.append([entry(code, 1)])));
  for (let seq = 2; seq < 12; seq++) {
    const appending = Promise.all(tables.map((code) => store.append([entry(code, seq)])));
    await pause(seq % 5);
    link.cut();
    await appending;
    const stored = await Promise.all(tables.map((code) => numbersOf(witness, code)));
    expect(stored).toEqual(tables.map(() => numbers(1, seq)));
  }
});

test('a connection that breaks while it is made is made again, and nobody is refused anything', async () => {
  const { link, store, witness } = await openThroughLink();
  await store.append([entry('AAAAAA', 1)]);
  link.cut();
  await pause(100);
  link.brittle = 2;
  await store.append([entry('AAAAAA', 2)]);
  expect(await numbersOf(witness, 'AAAAAA')).toEqual([1, 2]);
});

test('what is doomed while the removal is under way is not forgotten', async () => {
  const url = await newDatabase();
  const store = await open(url);
  for (const seq of [1, 2, 3]) await store.append([entry('AAAAAA', seq)]);
  await run(url, 'insert into doomed select id, 1 from tables');
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin; update doomed set upto = 2');
  const removing = store.removeUnused(0);
  const waitingForUs = 'select 1 from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))';
  await vi.waitFor(async () => expect((await other.query(waitingForUs)).rows).toHaveLength(1), { timeout: 20_000 });
  await other.query('commit');
  await removing;
  expect(await numbersOf(store, 'AAAAAA')).toEqual([3]);
});

test('when another process was first meanwhile, that is what one is told', async () => {
  const { link, store, witness } = await openThroughLink();
  await store.append([entry('AAAAAA', 1)]);
  link.delay = 300;
  const appending = store.append([entry('AAAAAA', 2, { body: '{"mine":true}' })]);
  await pause(50);
  link.cut();
  await witness.append([entry('AAAAAA', 2, { body: '{"theirs":true}' })]);
  link.delay = 0;
  await expect(appending).rejects.toBeInstanceOf(Superseded);
});

test('batches of two processes in opposite orders do not wait for each other', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];
  const tables = numbers(1, 40).map((each) => `T${each}`);
  await Promise.all(tables.map((code) => one.append([entry(code, 1)])));
  for (let seq = 2; seq < 8; seq++) {
    const ways = [
      tables.map((code) => one.append([entry(code, seq)])),
      tables.toReversed().map((code) => other.append([entry(code, seq)])),
    ];
    const outcomes = await Promise.allSettled(ways.flat());
    const failures = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(failures).toHaveLength(tables.length);
    expect(failures.every((error) => error instanceof Superseded)).toBe(true);
  }
});
