import { expect, test } from 'vitest';
import { put } from '../../testing/names.ts';
import { after, settled } from '../../testing/play.ts';
import { gangsters, table } from '../../testing/table.ts';

const police = ['police-silver', 'police-gold', 'police-silver', 'police-gold', 'police-silver-gold'];
const hurt = () => settled(after(table({ police, hidden: ['boston-hospital'] }), put('boston', 2)));

test('[TB-5.3] the hospital takes one expert of that city for the next round', () => {
  const { state, told } = hurt();
  expect(told).toContainEqual({ kind: 'hospital', rule: 'TB-5.3', seat: 0, city: 'boston', back: 3 });
  expect(gangsters(state, 0, 'home')).toEqual([5, 3]);
  expect(state.away).toEqual([{ seat: 0, place: 'hospital', back: 3 }]);
});

test('[TB-5.5] hurt in round 1, an expert is back from the hospital for round 3', () => {
  const second = hurt().state;
  const { state: third, told } = settled(second);
  expect([second.round, gangsters(second, 0, 'home'), third.round]).toEqual([2, [5, 3], 3]);
  expect([gangsters(third, 0, 'home'), third.away]).toEqual([[6, 3], []]);
  expect(told).toContainEqual({ kind: 'back', rule: 'TB-5.5', seat: 0, from: 'hospital' });
});
