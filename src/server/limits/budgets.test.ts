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

test('a memory that is full keeps those who owe, and forgets whose bucket is full again', () => {
  const clock = { now: 0 };
  const few = new Budgets({ rate: 1, burst: 3, most: 100 }, () => clock.now);
  few.take('guilty', 60);
  for (let key = 0; key < 10_000; key++) few.take(String(key), 3);
  expect([few.size, few.has('guilty'), few.has('9999')]).toEqual([100, false, true]);
  clock.now += 10_000;
  few.take('late', 3);
  expect([few.size, few.has('guilty'), few.has('late')]).toEqual([2, false, false]);
});
