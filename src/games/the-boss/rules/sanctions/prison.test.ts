import { expect, test } from 'vitest';
import { put } from '../../testing/names.ts';
import { after, passes, settled } from '../../testing/play.ts';
import { gangsters, table } from '../../testing/table.ts';

const police = ['police-silver', 'police-gold', 'police-silver', 'police-gold', 'police-silver-gold'];

test('[TB-5.3] prison takes one expert of that city for the next two rounds', () => {
  const { state, told } = settled(after(table({ police, hidden: ['boston-prison'] }), put('boston', 2)));
  expect(told).toContainEqual({ kind: 'prison', rule: 'TB-5.3', seat: 0, city: 'boston', back: 4 });
  expect(gangsters(state, 0, 'home')).toEqual([5, 3]);
  expect(state.away).toEqual([{ seat: 0, place: 'prison', back: 4 }]);
});

test('[TB-5.5] caught in round 1, an expert is back from prison for round 4', () => {
  let { state } = settled(after(table({ police, hidden: ['boston-prison'] }), put('boston', 2)));
  const seen = [[state.round, ...gangsters(state, 0, 'home')]];
  for (; state.round < 4; seen.push([state.round, ...gangsters(state, 0, 'home')])) state = settled(state).state;
  expect(seen).toEqual([
    [2, 5, 3],
    [3, 5, 3],
    [4, 6, 3],
  ]);
});

test('[TB-5.5] of two who were hurt in one round each comes back in time', () => {
  const start = after(table({ police, hidden: ['boston-prison', 'memphis-hospital'] }), put('boston', 2));
  let { state } = settled(after(passes(start, 3), put('memphis', 1)));
  const seen = [gangsters(state, 0, 'home')];
  for (; state.round < 4; seen.push(gangsters(state, 0, 'home'))) state = settled(state).state;
  expect(seen).toEqual([
    [4, 3],
    [5, 3],
    [6, 3],
  ]);
});
