import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { Database } from '../store/postgres/connection.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { newDatabase, run } from '../testing/postgres.ts';
import { MemoryHub } from './memory-bus.ts';
import type { KeptLine } from '../../room/chat.ts';
import { bulletinIn, textsOf } from './bulletin-text.ts';
import { PostgresBus } from './postgres/bus.ts';
import type { Bulletin } from '../../room/peers.ts';
import { longestText } from './postgres/seal.ts';
import { describeBus } from './testing/bus-contract.ts';

describeBus('in memory', () => {
  const hub = new MemoryHub();
  return Promise.resolve(() => Promise.resolve(hub.join()));
});

let count = 0;

/** A database with our tables. */
async function preparedDatabase(): Promise<string> {
  const url = await newDatabase();
  await (await openPostgres(url)).close();
  return url;
}

async function joinIn(url: string): Promise<PostgresBus> {
  const database = new Database(url);
  const { query } = database;
  const bus = await PostgresBus.join({ url, query, name: `p${(count += 1)}`, now: Date.now, report: () => undefined });
  onTestFinished(async () => {
    await bus.close();
    await database.close();
  });
  const ready = new Promise<void>((resolve) => bus.listen({ heard: () => undefined, gap: resolve }));
  await ready;
  return bus;
}

describeBus('PostgreSQL', async () => {
  const url = await preparedDatabase();
  return () => joinIn(url);
});

test('PostgreSQL: bulletins of one turn are one text', () => {
  const written = (code: string, seq: number): Bulletin => ({ kind: 'written', tables: [[code, seq]] });
  expect(textsOf([written('AAAAAA', 1), written('BBBBBB', 5), written('AAAAAA', 2)])).toEqual([
    '{"kind":"written","tables":[["AAAAAA",2],["BBBBBB",5]]}',
  ]);
});

const longestLine: KeptLine = {
  id: 'i'.repeat(40),
  from: 'f'.repeat(40),
  seat: 5,
  name: '"'.repeat(20),
  text: `"${'ą'.repeat(199)}${'\u{1D11E}'.repeat(150)}`,
  at: Number.MAX_SAFE_INTEGER,
  isForScreens: false,
};
const manyCodes = Array.from({ length: 2000 }, (_, index) => `TABLE${1_000_000 + index}`);

test.each<[string, readonly Bulletin[]]>([
  ['the longest message', [{ kind: 'chat', code: 'AAAAAAAAAAAA', line: longestLine }]],
  ['entries of many tables', manyCodes.map((code) => ({ kind: 'written', tables: [[code, 2 ** 31 - 1]] }))],
  ['visits to many tables', [{ kind: 'presence', codes: manyCodes }]],
])('PostgreSQL: %s fit into its notifications and are understood', (_, bulletins) => {
  const texts = textsOf(bulletins);
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThanOrEqual(longestText);
  expect(texts.map(bulletinIn)).not.toContain(undefined);
});

test('PostgreSQL: what a later version says is passed over', () => {
  expect(bulletinIn('{"kind":"danced","code":"AAAAAA"}')).toBeUndefined();
  expect(bulletinIn('nonsense')).toBeUndefined();
  expect(bulletinIn('')).toBeUndefined();
});

test('PostgreSQL: after its connection broke a bus listens again, and says that it may have missed something', async () => {
  // Other tests use the same PostgreSQL and keep their connections.
  const name = `bus_${process.pid}`;
  const url = `${await preparedDatabase()}&application_name=${name}`;
  const [one, two] = [await joinIn(url), await joinIn(url)];
  const heard: Bulletin[] = [];
  let gaps = 0;
  two.listen({ heard: (bulletin) => void heard.push(bulletin), gap: () => (gaps += 1) });
  await run(
    inject('databaseUrl'),
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`,
  );
  await vi.waitFor(() => expect(gaps).toBeGreaterThan(0), { timeout: 20_000 });
  one.publish({ kind: 'removed', code: 'AAAAAA' });
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'removed', code: 'AAAAAA' }]), { timeout: 20_000 });
});
