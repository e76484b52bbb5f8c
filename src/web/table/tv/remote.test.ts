import { expect, test } from 'vitest';
import { isArrow, nextPlace } from './remote.ts';

/** Two rows of three. */
const places = [0, 10, 20].flatMap((y) => [0, 10, 20].map((x) => ({ x, y }))).slice(0, 6);

test.each([
  ['ArrowRight', 1],
  ['ArrowDown', 3],
  ['ArrowLeft', undefined],
  ['ArrowUp', undefined],
  ['Enter', undefined],
])('from the first place %s leads to %s', (key, place) => {
  expect(nextPlace(key, { x: 0, y: 0 }, places)).toBe(place);
});

test('what lies straight ahead comes before what lies nearer but aside', () => {
  const ahead = { x: 0, y: 30 };
  expect(nextPlace('ArrowDown', { x: 0, y: 0 }, [{ x: 15, y: 5 }, ahead])).toBe(1);
});

test('only arrows steer', () => {
  expect(['ArrowUp', 'Enter', 'a'].map(isArrow)).toEqual([true, false, false]);
});
