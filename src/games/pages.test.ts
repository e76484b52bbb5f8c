import { expect, test } from 'vitest';
import { games } from './catalogue.ts';
import { counts, guides, hiddenPanels, screens, tables, thingsOf } from './pages.ts';

test.each([
  ['table', tables],
  ['screen', screens],
  ['final count', counts],
  ['guide', guides],
  ['panel of what was hidden', hiddenPanels],
  ['names of things', thingsOf],
])('every game has its %s', (_, byGame) => {
  expect(Object.keys(byGame).toSorted()).toEqual(Object.keys(games).toSorted());
});
