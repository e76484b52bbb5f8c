import { expect, test } from 'vitest';
import { wilsonInterval } from './interval.ts';

/** From R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i victories in %i games give the published interval', (wins, games, low, high) => {
  expect(wilsonInterval(wins, games).map((limit) => Number(limit.toFixed(4)))).toEqual([low, high]);
});

test('who never wins may have a share of nothing, and who always wins one of everything', () => {
  expect(wilsonInterval(0, 3)[0]).toBeCloseTo(0, 12);
  expect(wilsonInterval(3, 3)[1]).toBeCloseTo(1, 12);
});
