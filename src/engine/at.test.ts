import { expect, test } from 'vitest';
import { addAt, at } from './at.ts';

test('an index without an element throws a RangeError that names the index and the length', () => {
  expect(at([7, 8], 1)).toBe(8);
  for (const index of [-1, 2]) {
    expect(() => at([7, 8], index)).toThrow(new RangeError(`There is nothing at index ${index} of a list of 2.`));
  }
});

test('a number is added to in place', () => {
  const counts = [1, 2];
  addAt(counts, 1, -3);
  expect(counts).toEqual([1, -1]);
});
