import { expect, test } from 'vitest';
import { thieves } from '../games/thieves/index.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { connected, startServer } from './testing/server.ts';
import { openTable, Player } from './testing/player.ts';

const damagedCode = 'DAMAGE';

/** A store with a table whose log cannot be read. */
async function damagedStore(): Promise<Store> {
  const store = openSqlite(':memory:');
  await store.append({ code: damagedCode, seq: 1, at: 1, body: '{"kind":"danced"}' });
  return store;
}

test('visitors of a table that cannot be read are told so and sent away, and the other tables go on', async () => {
  const { base } = await startServer({ store: await damagedStore() });
  const page = await connected(base, damagedCode, 'Ala');
  page.hello();
  expect(await page.closed()).toBe(1008);
  expect(page.messages).toEqual([{ say: 'refused', n: null, problem: 'unreadable' }]);
  await Player.at(base, await openTable(base, 'Bruno'), 'Bruno');
});

test('over HTTP it is said as well', async () => {
  const { base } = await startServer({ store: await damagedStore() });
  const response = await fetch(`${base}/api/tables/${damagedCode}`);
  expect([response.status, await response.json()]).toEqual([500, { problem: 'unreadable' }]);
});

test('also when only its record is asked for', async () => {
  const store = await damagedStore();
  const game = { game: 'thieves', rules: thieves.rules, seats: 3, options: {}, how: 'finished' } as const;
  const ended = { ...game, first: 1, last: 2, endedAt: 1, readableFrom: 1 };
  const games = [{ kind: 'ended', game: ended }] as const;
  await store.append({ code: damagedCode, seq: 2, at: 1, body: '{"kind":"danced"}', games });
  const { base } = await startServer({ store });
  const response = await fetch(`${base}/api/tables/${damagedCode}/record`);
  expect([response.status, await response.json()]).toEqual([500, { problem: 'unreadable' }]);
});
