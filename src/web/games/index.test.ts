import { expect, test } from 'vitest';
import { games } from '../../games/catalogue.ts';
import { counts, guides, screens, tables } from './index.ts';

test.each([
  ['table', tables],
  ['screen', screens],
  ['final count', counts],
  ['guide', guides],
])('every game has its %s', (_, byGame) => {
  expect(Object.keys(byGame).toSorted()).toEqual(Object.keys(games).toSorted());
});
