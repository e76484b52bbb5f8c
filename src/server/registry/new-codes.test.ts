import { expect, test } from 'vitest';
import { codeLetters, tableCode } from '../../protocol/messages.ts';
import * as v from 'valibot';
import { ordinaryBounds } from '../limits/bounds.ts';
import { lettersFor, NewCodes } from './new-codes.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';

const { allMissesPerMinute } = ordinaryBounds;
const thirtyDays = 30 * 24 * 60;

test.each([1, 30, 1000, 5000, 20_000, 250_000, 5_000_000])(
  'with %d tables an average hit is more than thirty days away, and with a letter less it is not',
  (tables) => {
    const letters = lettersFor(tables);
    const minutes = (length: number) => codeLetters.length ** length / tables / allMissesPerMinute;
    expect(minutes(letters)).toBeGreaterThan(thirtyDays);
    if (letters > 6) expect(minutes(letters - 1)).toBeLessThanOrEqual(thirtyDays);
  },
);

test('six letters at home, eight with thousands of tables', () => {
  expect([0, 30, 5000].map((tables) => lettersFor(tables))).toEqual([6, 6, 8]);
});

test('several processes share a store, and each has its own budget', () => {
  expect(lettersFor(30, 10)).toBe(7);
});

test('the codes of new tables get longer as the server fills, and old ones stay good', async () => {
  let [tables, now] = [3, 0];
  const survey = async () => ({ tables, unused: 0, lastUsedAt: 0 });
  const codes = new NewCodes({ survey, now: () => now });
  const first = await codes.draw();
  expect([first.length, v.is(tableCode, first)]).toEqual([6, true]);
  tables = 5000;
  now += 3_600_000;
  const next = await codes.draw();
  expect([next.length, v.is(tableCode, next), v.is(tableCode, first)]).toEqual([8, true, true]);
});

test('tables are counted once in a while, and those opened meanwhile are added', async () => {
  let surveys = 0;
  const survey = async () => ({ tables: (surveys += 1) && 30, unused: 0, lastUsedAt: 0 });
  const codes = new NewCodes({ survey, now: () => 0 });
  const lengths = new Set<number>();
  for (let table = 0; table < 20; table++) lengths.add((await codes.draw()).length);
  expect([surveys, [...lengths]]).toEqual([1, [6, 7]]);
});

test('a real store is counted', async () => {
  const store = openSqlite(':memory:');
  for (let table = 0; table < 50; table++) {
    const code = `AAAA${codeLetters[Math.trunc(table / 24)]}${codeLetters[table % 24]}`;
    await store.append([{ code, seq: 1, at: 1, body: '{}' }]);
  }
  expect((await new NewCodes(store).draw()).length).toBe(7);
  await store.close();
});
