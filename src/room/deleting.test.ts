import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../server/store/sqlite/sqlite.ts';
import type { Page } from './testing/page.ts';
import { later, nextNumber, settle, RegistryHarness, start, stopTime, type TableHarness } from './testing/harness.ts';
import { noDelays } from './machines.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

/** Ala's table with Bruno and a guest, all with their pages open. */
async function company() {
  const tables = new RegistryHarness({ delays: { ...noDelays, standIn: 1e9, hostAway: 1e9 } });
  const harness = await tables.open(['Ala', 'Bruno']);
  const [ala, bruno, guest] = ['Ala', 'Bruno', 'Guest'].map((name) => harness.enter(name)) as [Page, Page, Page];
  return { tables, harness, ala, bruno, guest, code: harness.table.code };
}
const remove = (harness: TableHarness, page: Page) => harness.says(page, { do: 'delete', n: nextNumber() });
const goodbye = { say: 'refused', n: null, problem: 'table-deleted' };

describe('a host who deletes the table', () => {
  test('removes it from the store and from memory, and everybody there is told', async () => {
    const { tables, harness, ala, bruno, guest, code } = await company();
    expect(await remove(harness, ala)).toMatchObject({ say: 'done' });
    for (const page of [ala, bruno, guest]) expect(page.lastMessage).toEqual(goodbye);
    expect(await tables.store.load(code)).toBeUndefined();
    expect([await tables.registry.find(code), tables.registry.tablesInMemory]).toEqual([undefined, 0]);
    expect(await tables.registry.archive.list(code)).toEqual({ problem: 'no-such-table' });
  });

  test('can do so when a game is over, and its record is gone', async () => {
    const { tables, harness, ala, bruno, code } = await company();
    await start(harness, ala);
    for (const page of [ala, bruno]) await harness.says(page, { do: 'leave', n: nextNumber() });
    while (harness.table.summary.stage === 'playing') await later(1);
    expect(await tables.store.games(code)).toHaveLength(1);
    expect(await remove(harness, ala)).toMatchObject({ say: 'done' });
    expect(await tables.store.games(code)).toEqual([]);
  });

  test('cannot do so while people play', async () => {
    const { tables, harness, ala, code } = await company();
    await start(harness, ala);
    expect(await remove(harness, ala)).toMatchObject({ problem: 'not-now' });
    expect(await tables.store.load(code)).toBeDefined();
  });

  test('is told when it did not work, and the table goes on', async () => {
    const store = openSqlite(':memory:');
    const tables = new RegistryHarness({ store: { ...store, remove: () => Promise.reject(new Error('disk full')) } });
    const harness = await tables.open(['Ala']);
    const ala = harness.enter('Ala');
    expect(await remove(harness, ala)).toMatchObject({ problem: 'disk' });
    expect(await harness.says(ala, { do: 'lock', n: nextNumber(), locked: true })).toMatchObject({ say: 'done' });
  });
});

test('nobody else deletes a table', async () => {
  const { tables, harness, bruno, guest, code } = await company();
  for (const page of [bruno, guest]) expect(await remove(harness, page)).toMatchObject({ problem: 'not-host' });
  expect(await tables.store.load(code)).toBeDefined();
});

test('whatever was asked at the same time finds no table, and nothing comes back to life', async () => {
  const { tables, harness, ala, bruno, code } = await company();
  const both = [
    harness.table.command(ala, { do: 'delete', n: nextNumber() }),
    harness.table.command(bruno, { do: 'leave', n: nextNumber() }),
  ];
  await Promise.all(both);
  await settle();
  expect(bruno.lastMessage).toMatchObject({ say: 'refused', problem: 'table-deleted' });
  expect(await harness.says(bruno, { do: 'leave', n: nextNumber() })).toMatchObject({ problem: 'table-deleted' });
  expect([await tables.store.load(code), tables.reports]).toEqual([undefined, []]);
});
