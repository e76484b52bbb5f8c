import { expect, test } from 'vitest';
import { gamesTaken, newBoard, stop, takeGames } from './board.ts';

test('every game is taken once, in order', () => {
  const board = newBoard();
  const taken: number[] = [];
  for (let part = takeGames(board, 100); part; part = takeGames(board, 100)) {
    for (let index = part.from; index < part.to; index++) taken.push(index);
  }
  expect(taken).toEqual([...Array<undefined>(100).keys()]);
  expect(gamesTaken(board, 100)).toBe(100);
});

test('nothing is taken after a stop, and what was taken before still counts', () => {
  const board = newBoard();
  const part = takeGames(board, 100);
  stop(board);
  expect(takeGames(board, 100)).toBeUndefined();
  expect(gamesTaken(board, 100)).toBe(part?.to);
});
