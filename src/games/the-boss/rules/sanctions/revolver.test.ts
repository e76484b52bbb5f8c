import { expect, test } from 'vitest';
import { put } from '../../testing/names.ts';
import { after, settled } from '../../testing/play.ts';
import { gangsters, table } from '../../testing/table.ts';

test('[TB-5.3] a revolver kills one expert of that city', () => {
  const start = table({ hidden: ['detroit-revolver'] });
  const { state, told } = settled(after(start, put('detroit', 2, 1)));
  expect(gangsters(state, 0, 'home')).toEqual([5, 2]);
  expect(told).toContainEqual({ kind: 'killed', rule: 'TB-5.3', seat: 0, city: 'detroit' });
  expect([state.money[0], state.away]).toEqual([0, []]);
});

test('[TB-5.3] who is killed never comes back', () => {
  const police = ['police-silver', 'police-gold', 'police-silver', 'police-gold', 'police-silver-gold'];
  let { state } = settled(after(table({ police, hidden: ['detroit-revolver'] }), put('detroit', 1)));
  while (!state.over) {
    expect(gangsters(state, 0, 'home')).toEqual([5, 3]);
    state = settled(state).state;
  }
});

test('[TB-5.3] there always is an expert: amateurs never hold a city alone', () => {
  const start = table({ hidden: ['detroit-revolver'] });
  const { state } = settled(after(start, put('detroit', 1, 3)));
  expect(gangsters(state, 0, 'home')).toEqual([5, 0]);
});
