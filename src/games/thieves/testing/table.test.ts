import { expect, test } from 'vitest';
import { copies } from '../box.ts';
import { give, lay, namesOf, play, refused, soundAlarm, stash, table } from './table.ts';

test('a table has all cards of the box: those named where they are named, the rest below the named deck', () => {
  const state = table({ hands: [['ring']], deck: ['getaway', 'alarm'], loot: [['money-3']], getaways: 3 });
  expect(namesOf(state.deck.slice(-3))).toEqual(['money-0', 'alarm', 'getaway']);
  expect(namesOf(state.deck.slice(0, 5))).toEqual(['getaway', 'getaway', 'getaway', 'getaway', 'police-2']);
  expect(state.deck).toHaveLength(copies.reduce((sum, count) => sum + count) - 5);
});

test('a table cannot be arranged with cards or seats that are not there', () => {
  expect(() => table({ hands: [['ring']], loot: [['ring']] })).toThrow('no more cards ring');
  expect(() => table({ seats: 3, hands: [[], [], [], ['ring']] })).toThrow('index 3 of a list of 3');
  expect(() => table({ middle: ['police-2', 'police-2'] })).toThrow('[TH-3.2]');
});

test('playing leaves the table as it was, and gives the next one', () => {
  const start = table({ hands: [['money-1']] });
  const { state } = play(start, 0, stash('money-1'));
  expect([start.loot[0]?.length, state.loot[0]?.length]).toEqual([0, 1]);
});

test('only what is legal can be played, and only what is not can be refused', () => {
  const start = table({ hands: [['money-1']] });
  expect(() => play(start, 0, give('money-1', 0))).toThrow('may not play');
  expect(() => refused(start, 0, give('money-1', 1))).toThrow('Nothing speaks against');
});

test('a scripted shuffle puts the named cards on top', () => {
  const start = table({
    hands: [
      ['alarm', 'police-2'],
      ['thief', 'thief'],
    ],
    middle: ['police-2'],
  });
  const { state } = play(start, 0, soundAlarm, ['police-2', 'money-0']);
  expect(namesOf(state.hands[1] ?? [])).toEqual(['thief', 'thief', 'police-2', 'money-0']);
});

test('a scripted shuffle must have the named cards, and must be used', () => {
  const raid = table({ hands: [['police-2', 'ring']], middle: ['police-2'] });
  expect(() => play(raid, 0, lay('police-2'), ['ring'])).toThrow('where these cards are shuffled');
  const quiet = table({ hands: [['police-2']] });
  expect(() => play(quiet, 0, lay('police-2'), ['money-0'])).toThrow('was to bring a raid');
});
