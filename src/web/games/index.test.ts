import { expect, test } from 'vitest';
import { games } from '../../games/catalogue.ts';
import { counts, tables } from './index.ts';

test.each([
  ['table', tables],
  ['final count', counts],
])('every game has its %s', (_, byGame) => {
  expect(Object.keys(byGame).toSorted()).toEqual(Object.keys(games).toSorted());
});
