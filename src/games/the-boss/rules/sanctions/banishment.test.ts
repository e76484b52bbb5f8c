import { expect, test } from 'vitest';
import { put } from '../../testing/names.ts';
import { after, offered, passes, settled } from '../../testing/play.ts';
import { gangsters, table } from '../../testing/table.ts';

test('[TB-5.3] banishment costs no gangster, but the city', () => {
  const start = table({ hidden: ['cincinnati-banishment'] });
  const { state, told } = settled(after(start, put('cincinnati', 2)));
  expect(told).toContainEqual({ kind: 'banished', rule: 'TB-5.3', seat: 0, city: 'cincinnati' });
  expect([gangsters(state, 0, 'home'), state.money[0]]).toEqual([[6, 3], 0]);
  expect(offered(passes(state, 3), 'cincinnati')).toEqual([]);
});

test('[TB-3.5] players are banished in different rounds, each for good', () => {
  const first = settled(after(table({ seats: 3, hidden: ['cincinnati-banishment'] }), put('cincinnati', 1))).state;
  const again = table({ seats: 3, round: 2, banished: { 0: 'cincinnati' }, hidden: ['cincinnati-banishment'] });
  const second = settled(after(passes(again, 1), put('cincinnati', 1))).state;
  expect([first.banishedFrom, second.banishedFrom]).toEqual([
    [4, -1, -1],
    [4, 4, -1],
  ]);
});
