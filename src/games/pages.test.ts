import { expect, test } from 'vitest';
import { games } from './catalogue.ts';
import { pages } from './pages.ts';

test.each([
  ['table', 'table'],
  ['screen', 'screen'],
  ['final count', 'count'],
  ['guide', 'guide'],
  ['panel of what was hidden', 'hiddenPanel'],
  ['names of things', 'things'],
  ['pictures of great moments', 'pins'],
] as const)('every game has its %s', (_, part) => {
  const having = Object.entries(pages).flatMap(([id, parts]) => (parts[part] instanceof Function ? id : []));
  expect(having.toSorted()).toEqual(Object.keys(games).toSorted());
});
