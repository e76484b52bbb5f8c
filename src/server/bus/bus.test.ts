import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { Database } from '../store/postgres-connection.ts';
import { newDatabase, run } from '../testing/postgres.ts';
import { MemoryHub } from './memory-bus.ts';
import { bulletinIn, textsOf } from './bulletin-text.ts';
import { PostgresBus } from './postgres-bus.ts';
import type { Bulletin } from './bus.ts';
import { describeBus } from './testing/contract.ts';

describeBus('in memory', () => {
  const hub = new MemoryHub();
  return Promise.resolve(() => Promise.resolve(hub.join()));
});

let count = 0;

async function joinIn(url: string): Promise<PostgresBus> {
  const database = new Database(url);
  const bus = await PostgresBus.join({ url, query: database.query, name: `p${(count += 1)}`, report: () => undefined });
  onTestFinished(async () => {
    await bus.close();
    await database.close();
  });
  const ready = new Promise<void>((resolve) => bus.listen({ heard: () => undefined, gap: resolve }));
  await ready;
  return bus;
}

describeBus('PostgreSQL', async () => {
  const url = await newDatabase();
  return () => joinIn(url);
});

test('PostgreSQL: bulletins of one turn are one text, and no text is too long for it', () => {
  const written = (code: string, seq: number): Bulletin => ({ kind: 'written', tables: [[code, seq]] });
  expect(textsOf('me', [written('AAAAAA', 1), written('BBBBBB', 5), written('AAAAAA', 2)])).toEqual([
    'me {"kind":"written","tables":[["AAAAAA",2],["BBBBBB",5]]}',
  ]);
  const many = Array.from({ length: 2000 }, (_, index) => written(`CODE${index}`, 2 ** 31 - 1));
  expect(Math.max(...textsOf('me', many).map((text) => text.length))).toBeLessThan(8000);
});

test('PostgreSQL: what a later version says is passed over', () => {
  expect(bulletinIn('other {"kind":"danced","code":"AAAAAA"}', 'me')).toBeUndefined();
  expect(bulletinIn('other nonsense', 'me')).toBeUndefined();
  expect(bulletinIn('', 'me')).toBeUndefined();
});

test('PostgreSQL: after its connection broke a bus listens again, and says that it may have missed something', async () => {
  // Other tests use the same PostgreSQL and keep their connections.
  const name = `bus_${process.pid}`;
  const url = `${await newDatabase()}&application_name=${name}`;
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
