import { expect, test } from 'vitest';
import { limiter } from './limiter.ts';

const bounds = { rate: 2, burst: 3, warnings: 2 };

test('allows a burst and a rate, then warns a few times, then cuts off', () => {
  let now = 0;
  const mayPass = limiter(bounds, () => now);
  const next = (count: number) => Array.from({ length: count }, () => mayPass());
  expect(next(4)).toEqual(['pass', 'pass', 'pass', 'warn']);
  now += 1000;
  expect(next(3)).toEqual(['pass', 'pass', 'warn']);
  expect(next(2)).toEqual(['cut', 'cut']);
});

test('a page that stays quiet for a while is forgiven', () => {
  let now = 0;
  const mayPass = limiter(bounds, () => now);
  for (let round = 0; round < 10; round++) {
    expect(Array.from({ length: 5 }, () => mayPass())).toEqual(['pass', 'pass', 'pass', 'warn', 'warn']);
    now += 1500;
  }
});
