import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Retention } from './retention.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = 1e12;

/** A store in a real file with a clock that is turned by hand, and tables that were last used the given number of days ago. */
async function retentionOver(daysAgo: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-retention-'));
  const clock = { now: start };
  const store = openSqlite(join(folder, 'hideout.db'), { now: () => clock.now });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const use = (code: string, seq: number, at: number) => store.append([{ code, seq, at, body: '{}' }]);
  await Promise.all(daysAgo.map((days, index) => use(`T${index}`, 1, start - days * day)));
  const warnings: string[] = [];
  const open = () => new Retention(store, { keepDays: 30, warn: (sentence) => void warnings.push(sentence) });
  const left = async () => (await store.survey(0)).tables;
  return { store, clock, warnings, open, left, use };
}

/** Runs retention every ten minutes for the given number of hours. */
async function runs(clock: { now: number }, retention: Retention, hours: number): Promise<number> {
  let removed = await retention.round();
  for (let round = 0; round < hours * 6; round++) {
    clock.now += hour / 6;
    removed += await retention.round();
  }
  return removed;
}

const used = (count: number, daysAgo = 0): readonly number[] => Array<number>(count).fill(daysAgo);

test('old tables go an hour after the start, and not before', async () => {
  const { clock, warnings, open, left } = await retentionOver([...used(38), 31, 40]);
  const retention = open();
  expect(await runs(clock, retention, 5 / 6)).toBe(0);
  expect(await runs(clock, retention, 1 / 6)).toBe(2);
  expect([await left(), warnings]).toEqual([38, []]);
});

test('a start with the clock 31 days ahead removes nothing and says so, however long it runs', async () => {
  const { clock, warnings, open, left } = await retentionOver(used(40));
  clock.now += 31 * day;
  expect(await runs(clock, open(), 20 * 24)).toBe(0);
  expect(await left()).toBe(40);
  expect(warnings).toEqual([expect.stringContaining('nobody has used a table for 31 days')]);
});

test('nor does it when people play meanwhile and the server starts again', async () => {
  const { clock, warnings, open, left, use } = await retentionOver(used(40));
  clock.now += 31 * day;
  const first = open();
  expect(await runs(clock, first, 1)).toBe(0);
  await use('T0', 2, clock.now);
  expect(await runs(clock, first, 2)).toBe(0);
  expect(await runs(clock, open(), 24)).toBe(0);
  expect(await left()).toBe(40);
  expect(warnings.at(-1)).toContain('39 of 40 tables have not been used');
});

test.each([1, 40])('a clock that jumps ahead while the server runs removes nothing of %i tables', async (count) => {
  const { clock, open, left } = await retentionOver(used(count));
  const retention = open();
  await runs(clock, retention, 2);
  clock.now += 31 * day;
  expect(await runs(clock, retention, 24)).toBe(0);
  expect(await left()).toBe(count);
});

test('a clock that is behind removes nothing and says so', async () => {
  const { clock, warnings, open, left } = await retentionOver([...used(38), 31, -2]);
  expect(await runs(clock, open(), 2)).toBe(0);
  expect([await left(), warnings]).toEqual([40, [expect.stringContaining('is behind')]]);
});

test('more than a tenth goes only after a week of warnings', async () => {
  const { clock, warnings, open, left } = await retentionOver([...used(30), ...used(10, 31)]);
  const retention = open();
  expect(await runs(clock, retention, 7 * 24)).toBe(0);
  expect(warnings).toHaveLength(7);
  expect(warnings[0]).toMatch(/^10 of 40 tables have not been used for 30 days/);
  expect(await runs(clock, retention, 1)).toBe(10);
  expect(await left()).toBe(30);
});

test('of a few tables one may go', async () => {
  const { clock, open, left } = await retentionOver([0, 0, 31]);
  expect(await runs(clock, open(), 1)).toBe(1);
  expect(await left()).toBe(2);
});

test('a server without tables has nothing to say', async () => {
  const { clock, warnings, open } = await retentionOver([]);
  expect([await runs(clock, open(), 2), warnings]).toEqual([0, []]);
});
