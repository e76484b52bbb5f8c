import { expect, test } from 'vitest';
import { thieves } from './index.ts';
import { named, play, stash, table, type Named } from '../testing/table.ts';

test('[TH-5.2] at the end the Diamond Ring counts 1, the Horseshoe 3', () => {
  const state = table({ getaways: 7, loot: [['ring'], ['horseshoe'], ['money-2']] });
  expect(thieves.result(state)).toEqual({ winners: [1], scores: [1, 3, 2, 0] });
});

test('[TH-5.2] everyone counts all their loot, face up or face down', () => {
  const loot = [['money-3', { card: 'money-2', faceUp: true }], ['money-0'], ['ring', 'horseshoe', 'money-1']] as const;
  expect(thieves.result(table({ getaways: 7, loot }))?.scores).toEqual([5, 0, 5, 0]);
});

test('[TH-5.2] hands and cards that wait do not count', () => {
  const state = table({
    getaways: 7,
    hands: [['money-3'], ['money-2']],
    waiting: ['money-3'],
    loot: [[], [], ['money-1']],
  });
  expect(thieves.result(state)).toEqual({ winners: [2], scores: [0, 0, 1, 0] });
});

test('[TH-5.2] the count explains itself, one line for each kind of money', () => {
  const state = table({ getaways: 7, loot: [['money-2', 'ring', 'money-2'], [], ['horseshoe', 'money-0']] });
  const line = (seat: number, amount: number, values: Named) => ({
    rule: 'TH-5.2',
    kind: 'money',
    seat,
    amount,
    values,
  });
  expect(thieves.score(state).map((each) => ({ ...each, values: named(each.values) }))).toEqual([
    line(0, 1, { card: 'ring', count: 1, each: 1 }),
    line(0, 4, { card: 'money-2', count: 2, each: 2 }),
    line(2, 0, { card: 'money-0', count: 1, each: 0 }),
    line(2, 3, { card: 'horseshoe', count: 1, each: 3 }),
  ]);
});

test('[TH-5.3] the most valuable loot wins', () => {
  const state = table({ seats: 3, getaways: 7, loot: [['money-2'], ['money-1', 'money-1', 'money-1'], ['money-0']] });
  expect(thieves.result(state)?.winners).toEqual([1]);
});

test('[TH-5.3] a tie is a shared victory', () => {
  const state = table({
    seats: 5,
    getaways: 7,
    loot: [['money-2'], ['money-3'], ['ring', 'money-2'], [], ['horseshoe']],
  });
  expect(thieves.result(state)?.winners).toEqual([1, 2, 4]);
});

test('[TH-5.3] without any loot all share the victory', () => {
  expect(thieves.result(table({ seats: 6, getaways: 7 }))?.winners).toEqual([0, 1, 2, 3, 4, 5]);
});

test('[TH-5.3] nobody has won as long as the game goes on', () => {
  expect(thieves.result(table({ getaways: 6, loot: [['money-3']] }))).toBeUndefined();
});

test('[TH-5.1] the last card played before the seventh car counts', () => {
  const start = table({ getaways: 6, hands: [['money-3']], deck: ['getaway'], loot: [[], ['money-2']] });
  expect(thieves.result(play(start, 0, stash('money-3')).state)).toEqual({ winners: [0], scores: [3, 2, 0, 0] });
});
