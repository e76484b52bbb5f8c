import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { thieves } from '../../src/games/thieves/rules/index.ts';
import { openSqlite } from '../../src/server/store/sqlite/sqlite.ts';
import type { Store } from '../../src/server/store/store.ts';
import { connected, startServer } from '../../src/server/testing/server.ts';
import { openTable, Player } from '../../src/server/testing/player.ts';
import { newFolder } from '../../src/server/testing/process.ts';

const damagedCode = 'DAMAGE';

/** A store with a table whose log cannot be read. */
async function damagedStore(): Promise<Store> {
  const store = openSqlite(':memory:');
  await store.append([{ code: damagedCode, seq: 1, at: 1, body: '{"kind":"danced"}' }]);
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
  await store.append([{ code: damagedCode, seq: 2, at: 1, body: '{"kind":"danced"}', games }]);
  const { base } = await startServer({ store });
  const response = await fetch(`${base}/api/tables/${damagedCode}/record`);
  expect([response.status, await response.json()]).toEqual([500, { problem: 'unreadable' }]);
});

/** The size of a page of an SQLite file. */
const pageSize = 4096;

/** A store in a file in which one page with entries of a table was overwritten while nobody had it open. */
async function tornStore(): Promise<Store> {
  const file = join(newFolder(), 'hideout.db');
  const mark = 'here the page is torn';
  const whole = openSqlite(file);
  const entry = (seq: number) => JSON.stringify({ kind: 'danced', mark: seq === 1 ? mark : '', rest: 'x'.repeat(300) });
  for (let seq = 1; seq <= 40; seq++) await whole.append([{ code: damagedCode, seq, at: seq, body: entry(seq) }]);
  await whole.close();
  const bytes = readFileSync(file);
  const place = Math.floor(bytes.indexOf(mark) / pageSize) * pageSize;
  writeFileSync(file, bytes.fill(0xff, place, place + pageSize));
  return openSqlite(file);
}

describe('a damaged page of the file', () => {
  test('closes the tables that are on it, in a word of its own, and no other', async () => {
    const { base } = await startServer({ store: await tornStore() });
    const response = await fetch(`${base}/api/tables/${damagedCode}`);
    expect([response.status, await response.json()]).toEqual([500, { problem: 'unreadable' }]);
    const page = await connected(base, damagedCode, 'Ala');
    page.hello();
    expect(await page.closed()).toBe(1008);
    expect(page.messages).toEqual([{ say: 'refused', n: null, problem: 'unreadable' }]);
    const bruno = await Player.at(base, await openTable(base, 'Bruno'), 'Bruno');
    await bruno.does({ do: 'lock', locked: true });
  });

  test('is told at /health for as long as the server runs, whatever else is written, and proxies send people on', async () => {
    const { base, reports } = await startServer({ store: await tornStore() });
    const health = async () => {
      const answer = await fetch(`${base}/health`);
      return [answer.status, await answer.json()];
    };
    expect(await health()).toEqual([200, { status: 'ok' }]);
    await fetch(`${base}/api/tables/${damagedCode}`);
    expect(await health()).toEqual([503, { problem: 'unreadable' }]);
    await openTable(base, 'Bruno');
    expect(await health()).toEqual([503, { problem: 'unreadable' }]);
    expect((await fetch(`${base}/ready`)).status).toBe(200);
    expect(String(reports[0])).toContain('is damaged. Put a copy back in its place');
  });
});
