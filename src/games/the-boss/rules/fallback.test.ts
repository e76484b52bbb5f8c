import { expect, test } from 'vitest';
import { fallback } from './fallback.ts';
import { theBoss } from './index.ts';
import { named, nothing } from '../testing/names.ts';
import { after, until } from '../testing/play.ts';
import { table } from '../testing/table.ts';

test('[TB-8.1] nothing is placed for a seat whose time is up', () => {
  expect(fallback(table(), 0)).toBe(nothing);
});

test.each([
  [['philadelphia-3', 'memphis-1', 'detroit-1', 'detroit-2', 'kansas-city-2'], 'detroit-1'],
  [['detroit-revolver', 'detroit-4', 'memphis-1', 'memphis-2', 'memphis-3'], 'detroit-4'],
  [['boston-prison', 'boston-hospital', 'detroit-1', 'detroit-2', 'detroit-3'], 'boston-hospital'],
  [['philadelphia-prison', 'philadelphia-revolver', 'memphis-1', 'memphis-2', 'memphis-hospital'], 'memphis-1'],
  [['new-york-3', 'new-york-0', 'new-york-1', 'boston-3', 'boston-4'], 'new-york-0'],
])('[TB-8.1] of %j the card of the lowest city and money is revealed, sanctions last', (hand, card) => {
  const state = after(table({ hands: [hand] }), nothing);
  expect(named(fallback(state, 0))).toEqual({ kind: 'reveal', card });
});

test('[TB-8.1] a whole game can be played for those who never answer', () => {
  const { state } = until(table(), ({ over }) => over);
  expect(theBoss.result(state)?.winners).toEqual([0, 1, 2, 3]);
});
