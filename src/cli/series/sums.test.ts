import { expect, test } from 'vitest';
import { addGame, addSums, emptySums, winsOf } from './sums.ts';

test('a victory that two share counts one half for each, and one of nobody counts for nobody', () => {
  const sums = emptySums(3);
  addGame(sums, { winners: [0], scores: [5, 1, 0] }, 10);
  addGame(sums, { winners: [0, 2], scores: [4, 0, 4] }, 20);
  addGame(sums, { winners: [], scores: [0, 0, 0] }, 30);
  expect(winsOf(sums)).toEqual([1.5, 0, 0.5]);
  expect(sums).toMatchObject({ games: 3, decisions: 60, scores: [9, 1, 4] });
});

test('parts add up to the whole', () => {
  const results = [
    { winners: [0, 1, 2], scores: [1, 1, 1] },
    { winners: [1], scores: [0, 7, 2] },
  ];
  const [whole, ...parts] = [emptySums(3), emptySums(3), emptySums(3)];
  results.forEach((result, index) => {
    addGame(whole, result, 5);
    addGame(parts[index] ?? whole, result, 5);
  });
  const sum = emptySums(3);
  for (const part of parts) addSums(sum, part);
  expect(sum).toEqual(whole);
});

test('a game that is not over cannot be counted', () => {
  expect(() => addGame(emptySums(3), undefined, 0)).toThrow('not over');
});
