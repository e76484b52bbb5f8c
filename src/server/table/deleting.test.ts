import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Page } from '../testing/page.ts';
import { later, nextNumber, settle, StageHall, start, stopTime, type Stage } from '../testing/stage.ts';
import { instantly } from './machines.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

/** Ala's table with Bruno and a guest, all with their pages open. */
async function company() {
  const hall = new StageHall({ patience: { ...instantly, standIn: 1e9, hostAway: 1e9 } });
  const stage = await hall.open(['Ala', 'Bruno']);
  const [ala, bruno, guest] = ['Ala', 'Bruno', 'Guest'].map((name) => stage.enter(name)) as [Page, Page, Page];
  return { hall, stage, ala, bruno, guest, code: stage.table.code };
}
const remove = (stage: Stage, page: Page) => stage.says(page, { do: 'delete', n: nextNumber() });
const goodbye = { say: 'refused', n: null, problem: 'table-deleted' };

describe('a host who deletes the table', () => {
  test('removes it from the store and the hall, and everybody there is told', async () => {
    const { hall, stage, ala, bruno, guest, code } = await company();
    expect(await remove(stage, ala)).toMatchObject({ say: 'done' });
    for (const page of [ala, bruno, guest]) expect(page.lastMessage).toEqual(goodbye);
    expect(await hall.store.load(code)).toBeUndefined();
    expect([await hall.hall.find(code), hall.hall.tablesInMemory]).toEqual([undefined, 0]);
    expect(await hall.hall.archive.list(code)).toEqual({ problem: 'no-such-table' });
  });

  test('can do so when a game is over, and its record is gone', async () => {
    const { hall, stage, ala, bruno, code } = await company();
    await start(stage, ala);
    for (const page of [ala, bruno]) await stage.says(page, { do: 'leave', n: nextNumber() });
    while (stage.table.summary.stage === 'playing') await later(1);
    expect(await hall.store.games(code)).toHaveLength(1);
    expect(await remove(stage, ala)).toMatchObject({ say: 'done' });
    expect(await hall.store.games(code)).toEqual([]);
  });

  test('cannot do so while people play', async () => {
    const { hall, stage, ala, code } = await company();
    await start(stage, ala);
    expect(await remove(stage, ala)).toMatchObject({ problem: 'not-now' });
    expect(await hall.store.load(code)).toBeDefined();
  });

  test('is told when it did not work, and the table goes on', async () => {
    const store = openSqlite(':memory:');
    const hall = new StageHall({ store: { ...store, remove: () => Promise.reject(new Error('disk full')) } });
    const stage = await hall.open(['Ala']);
    const ala = stage.enter('Ala');
    expect(await remove(stage, ala)).toMatchObject({ problem: 'disk' });
    expect(await stage.says(ala, { do: 'lock', n: nextNumber(), locked: true })).toMatchObject({ say: 'done' });
  });
});

test('nobody else deletes a table', async () => {
  const { hall, stage, bruno, guest, code } = await company();
  for (const page of [bruno, guest]) expect(await remove(stage, page)).toMatchObject({ problem: 'not-host' });
  expect(await hall.store.load(code)).toBeDefined();
});

test('whatever was asked at the same time finds no table, and nothing comes back to life', async () => {
  const { hall, stage, ala, bruno, code } = await company();
  const both = [
    stage.table.command(ala, { do: 'delete', n: nextNumber() }),
    stage.table.command(bruno, { do: 'leave', n: nextNumber() }),
  ];
  await Promise.all(both);
  await settle();
  expect(bruno.lastMessage).toMatchObject({ say: 'refused', problem: 'table-deleted' });
  expect(await stage.says(bruno, { do: 'leave', n: nextNumber() })).toMatchObject({ problem: 'table-deleted' });
  expect([await hall.store.load(code), hall.reports]).toEqual([undefined, []]);
});
