import { expect, test } from 'vitest';
import { joined, sizeOf, slice, without } from './ranges.ts';

test('ranges that touch become one, in order', () => {
  expect(joined([[5, 9], [0, 2], [2, 5], [12, 12], [10, 11]])).toEqual([[0, 9], [10, 11]]); // prettier-ignore
});

test('a game that was played twice is noticed', () => {
  expect(() => joined([[0, 5], [4, 6]])).toThrow('Game 4 has been played twice.'); // prettier-ignore
});

test('what is left of a part', () => {
  expect(without([10, 20], [[0, 3], [12, 14], [18, 30]])).toEqual([[10, 12], [14, 18]]); // prettier-ignore
  expect(without([10, 20], [])).toEqual([[10, 20]]);
  expect(without([10, 20], [[0, 20]])).toEqual([]);
  expect(without([10, 20], [[25, 30]])).toEqual([[10, 20]]);
});

test('games are found by their place among those that are left', () => {
  const left = [[10, 12], [14, 18]] as const; // prettier-ignore
  expect(sizeOf(left)).toBe(6);
  expect(slice(left, 1, 4)).toEqual([[11, 12], [14, 16]]); // prettier-ignore
  expect(slice(left, 0, 2)).toEqual([[10, 12]]);
});
