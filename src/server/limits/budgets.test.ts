import { expect, test } from 'vitest';
import { Budgets } from './budgets.ts';

function budgets() {
  const clock = { now: 0 };
  return { clock, budgets: new Budgets({ rate: 1, burst: 3 }, () => clock.now) };
}

test('each key has a burst of its own, and then as much as time brings', () => {
  const { clock, budgets: each } = budgets();
  for (let token = 0; token < 3; token++) each.take('a');
  expect([each.has('a'), each.has('b')]).toEqual([false, true]);
  clock.now += 999;
  expect(each.has('a')).toBe(false);
  clock.now += 1;
  expect(each.has('a')).toBe(true);
});

test('what was taken too much has to be filled up first', () => {
  const { clock, budgets: each } = budgets();
  each.take('a', 10);
  clock.now += 7000;
  expect(each.has('a')).toBe(false);
  clock.now += 1000;
  expect(each.has('a')).toBe(true);
});

test('a clock that is set back fills nothing, and goes on from there', () => {
  const { clock, budgets: each } = budgets();
  each.take('a', 3);
  clock.now -= 1e6;
  expect(each.has('a')).toBe(false);
  clock.now += 1000;
  expect(each.has('a')).toBe(true);
});

test('keys whose bucket is full again take no memory', () => {
  const { clock, budgets: each } = budgets();
  for (let key = 0; key < 100_000; key++) {
    each.take(String(key));
    clock.now += 10;
  }
  expect(each.size).toBeLessThan(2000);
});
