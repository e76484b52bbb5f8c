import { expect, test } from 'vitest';
import { apart, gridOf, pathOf, stepAt, xAt, yAt } from './chart.ts';

const frame = { width: 364, height: 200, steps: 10, highest: 100 };

test('a place of the picture is the step that is drawn there', () => {
  for (const step of [0, 3, 10]) expect(stepAt(frame, xAt(frame, step))).toBe(step);
  expect([stepAt(frame, -50), stepAt(frame, 5000)]).toEqual([0, 10]);
});

test('more is higher', () => {
  expect(yAt(frame, 100)).toBeLessThan(yAt(frame, 0));
});

test('a line is level until something changes', () => {
  expect(pathOf(frame, [0, 0, 50, 50])).toBe('M34.0 180.0H94.0V95.0H124.0V95.0');
});

test.each([
  [1, [0, 1]],
  [17, [0, 5, 10, 15]],
  [161, [0, 50, 100, 150]],
  [265, [0, 100, 200]],
])('lines across the chart are at round numbers: up to %i', (highest, grid) => {
  expect(gridOf(highest)).toEqual(grid);
});

test('faces stand apart, in the order of the fortunes', () => {
  expect(apart([100, 95, 20], 18, 180)).toEqual([100, 82, 20]);
  expect(apart([180, 180], 18, 180)).toEqual([180, 162]);
});
