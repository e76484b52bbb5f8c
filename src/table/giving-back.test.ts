import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../server/store/sqlite/sqlite.ts';
import type { Store } from '../server/store/store.ts';
import { later, nameOf, nextNumber, RegistryHarness, settle, stopTime, threeInAGame } from '../room/testing/harness.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

test('somebody who is here gets the seat back from a bot that another server has seated there too late', async () => {
  const { harness, active } = await threeInAGame();
  const seat = active.drawn?.you.seat ?? 0;
  await harness.table.settle({ kind: 'stood-in', seat });
  await settle();
  expect(active.seats[seat]).not.toMatch(/bot/);
});

test('somebody who is here gets the seat back when the store takes it again', async () => {
  const store = openSqlite(':memory:');
  let isGone = false;
  const append: Store['append'] = (additions) =>
    isGone ? Promise.reject(new Error('The database cannot be reached.')) : store.append(additions);
  const { harness, active } = await threeInAGame({}, new RegistryHarness({ store: { ...store, append } }));
  const seat = active.drawn?.you.seat ?? 0;
  await harness.says(active, { do: 'leave', n: nextNumber() });
  harness.leave(active);
  isGone = true;
  const back = harness.enter(nameOf(active));
  await settle();
  expect(back.seats[seat]).toMatch(/bot/);
  isGone = false;
  await later(1);
  expect(back.seats[seat]).not.toMatch(/bot/);
});
