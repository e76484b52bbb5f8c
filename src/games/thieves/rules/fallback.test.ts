import { expect, test } from 'vitest';
import { fastChance } from '../../../engine/chance/index.ts';
import type { CardName } from '../box.ts';
import { thieves } from './index.ts';
import type { State } from './state.ts';
import { block, doubleLoot, idleThief, lay, named, play, soundAlarm, stash, table } from '../testing/table.ts';

/** The move that the table makes for seat 0; it must be legal. */
function fallback(state: State) {
  const move = thieves.fallback(state, 0, fastChance('1'.padStart(32, '0')));
  if (move === 'late') throw new Error('Thieves! has no clause about being late.');
  play(state, 0, move);
  return move;
}

const inOrder: readonly CardName[] = [
  'money-0',
  'money-1',
  'ring',
  'money-2',
  'money-3',
  'horseshoe',
  'roadblock',
  'thief',
  'double-loot',
  'alarm',
  'police-1',
  'police-2',
];

test.each(inOrder.slice(1).map((later, place) => [inOrder[place] ?? later, later] as const))(
  '[TH-7.1] %s goes before %s',
  (earlier, later) => {
    expect(named(fallback(table({ hands: [[later, earlier]] })))).toMatchObject({ card: earlier });
    expect(named(fallback(table({ hands: [[earlier, later]] })))).toMatchObject({ card: earlier });
  },
);

test('[TH-7.1] the first in the order goes, however many there are', () => {
  expect(fallback(table({ hands: [['police-1', 'alarm', 'horseshoe', 'money-2']] }))).toEqual(stash('money-2'));
  expect(fallback(table({ hands: [['police-2', 'double-loot', 'police-1', 'alarm']] }))).toEqual(doubleLoot);
});

test.each(inOrder.slice(0, 6))('[TH-7.1] %s is laid face down', (name) => {
  expect(fallback(table({ hands: [[name]] }))).toEqual(stash(name));
});

test('[TH-7.1] a road block removes the police card laid first', () => {
  expect(fallback(table({ hands: [['roadblock']], middle: ['police-2', 'police-1'] }))).toEqual(block('police-2'));
  expect(fallback(table({ hands: [['roadblock']], middle: ['police-1', 'police-2'] }))).toEqual(block('police-1'));
  expect(fallback(table({ hands: [['roadblock']] }))).toEqual(block(null));
});

test('[TH-7.1] a thief moves nothing, also if there is loot', () => {
  expect(fallback(table({ hands: [['thief']], loot: [['money-1'], ['ring']] }))).toEqual(idleThief);
});

test('[TH-7.1] other cards have only one way to be played', () => {
  expect(fallback(table({ hands: [['double-loot']] }))).toEqual(doubleLoot);
  expect(fallback(table({ hands: [['alarm']] }))).toEqual(soundAlarm);
  expect(fallback(table({ hands: [['police-2', 'police-1']] }))).toEqual(lay('police-1'));
  expect(fallback(table({ hands: [['police-2']] }))).toEqual(lay('police-2'));
});

test('[TH-7.1] while cards wait, one of them is played', () => {
  expect(fallback(table({ hands: [['money-0', 'money-1']], waiting: ['police-1', 'money-3'] }))).toEqual(
    stash('money-3'),
  );
});

test.each([3, 4, 5, 6])('[TH-7.1] it works at a table of %i for every seat', (seats) => {
  for (let seat = 0; seat < seats; seat++) {
    const hands = Array.from({ length: seats }, (): CardName[] => ['police-1']);
    hands[seat] = ['police-1', 'thief'];
    const state = table({ seats, active: seat, hands, loot: [['money-1'], ['money-2']] });
    expect(thieves.fallback(state, seat, state.chance)).toEqual(idleThief);
  }
});
