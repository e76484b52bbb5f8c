import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { betweenProbes, failureStands } from './bounds.ts';
import { Health } from './health.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { FileDamage } from '../../room/log-store.ts';
import { nextNumber, RegistryHarness, stopTime } from '../../room/testing/harness.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

const full = new Error('database or disk is full');

/** A store that can be filled up and counts its probes. */
function shelf() {
  const store = { isFull: false, probes: 0, check: () => probe() };
  const probe = async () => {
    store.probes += 1;
    if (store.isFull) throw full;
  };
  return store;
}

const ticks = () => performance.now();
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

test('after an entry that could not be written it is bad, until one is', async () => {
  const health = new Health(shelf(), ticks);
  await health.check();
  health.failed(full);
  await expect(health.check()).rejects.toBe(full);
  health.wrote();
  await health.check();
});

test('where nobody writes, a probe finds out when it is good again', async () => {
  const store = shelf();
  const health = new Health(store, ticks);
  store.isFull = true;
  await expect(health.check()).rejects.toBe(full);
  store.isFull = false;
  await expect(health.check()).rejects.toBe(full);
  pass(betweenProbes);
  await health.check();
});

test('a probe that fits where an entry did not says nothing for a while', async () => {
  const health = new Health(shelf(), ticks);
  health.failed(full);
  pass(failureStands - 1);
  await expect(health.check()).rejects.toBe(full);
  pass(betweenProbes);
  await health.check();
});

test('a probe is written once in a while, however often somebody asks', async () => {
  const store = shelf();
  const health = new Health(store, ticks);
  for (let time = 0; time < 1000; time++) await health.check();
  expect(store.probes).toBe(1);
  pass(betweenProbes);
  await health.check();
  expect(store.probes).toBe(2);
});

test('damage stays damage, however much can be written elsewhere', () => {
  const health = new Health(shelf(), ticks);
  const damage = new FileDamage('hideout.db is damaged.');
  health.failed(full);
  expect(health.damage).toBeUndefined();
  health.note(damage);
  health.wrote();
  expect(health.damage).toBe(damage);
});

test('a table that cannot write makes the whole server unhealthy', async () => {
  const store = openSqlite(':memory:');
  const isFull = { now: false };
  const append: typeof store.append = (additions) => (isFull.now ? Promise.reject(full) : store.append(additions));
  const tables = new RegistryHarness({ store: { ...store, append } });
  const harness = await tables.open(['Ala']);
  const page = harness.enter('Ala');
  const lock = () => harness.says(page, { do: 'lock', n: nextNumber(), locked: true });
  await tables.registry.check();
  isFull.now = true;
  expect(await lock()).toMatchObject({ problem: 'disk' });
  await expect(tables.registry.check()).rejects.toBe(full);
  isFull.now = false;
  expect(await lock()).toMatchObject({ say: 'done' });
  await tables.registry.check();
});
