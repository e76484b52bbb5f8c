import { expect, test } from 'vitest';
import { put } from '../../testing/names.ts';
import { after, passes, settled } from '../../testing/play.ts';
import { gangsters, table } from '../../testing/table.ts';

test('[TB-2.5] experts go home and used amateurs leave the game', () => {
  const start = table({ hidden: ['boston-3', 'detroit-1'] });
  const placed = after(start, put('boston', 2, 1), put('detroit', 1));
  const { state, told } = settled(after(passes(placed, 2), put('chicago', 1, 1)));
  expect(gangsters(state, 0, 'home')).toEqual([6, 1]);
  expect(gangsters(state, 1, 'home')).toEqual([6, 3]);
  expect(['boston', 'detroit', 'chicago'].map((city) => gangsters(state, 0, city))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(told.filter(({ kind }) => kind === 'amateurs-left')).toEqual([
    { kind: 'amateurs-left', rule: 'TB-2.5', seat: 0, amateurs: 2 },
  ]);
  expect(state.leaders.every((leader) => leader < 0)).toBe(true);
});

test('[TB-2.5] the marker passes clockwise', () => {
  const { state, told } = settled(table({ first: 3 }));
  expect([state.first, state.active]).toEqual([0, 0]);
  expect(told).toContainEqual({ kind: 'round', rule: 'TB-2.5', round: 2, first: 0, left: 2 });
});

test.each([
  [2, [1, 2, 3, 3, 3]],
  [3, [1, 2, 3, 4, 5]],
  [4, [1, 2, 3, 4, 5]],
])('[TB-2.5] with %i players this many cities lie to the left of Chicago, round by round: %j', (seats, lefts) => {
  const police = ['police-silver', 'police-gold', 'police-silver', 'police-gold', 'police-silver-gold'];
  let state = table({ seats, police });
  for (const left of lefts) {
    expect([state.over, state.left]).toEqual([false, left]);
    state = settled(state).state;
  }
  expect(state.over).toBe(true);
});
