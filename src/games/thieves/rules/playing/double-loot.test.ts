import { expect, test } from 'vitest';
import { thieves } from '../index.ts';
import {
  doubleLoot,
  give,
  idleThief,
  lay,
  lootNames,
  namesOf,
  play,
  refused,
  soundAlarm,
  stash,
  steal,
  table,
} from '../../testing/table.ts';

test('[TH-3.6] two cards are drawn, and the same player has to play them', () => {
  const start = table({ hands: [['double-loot', 'ring', 'money-0']], deck: ['money-1', 'thief', 'money-3'] });
  const { state } = play(start, 0, doubleLoot);
  expect(namesOf(state.waiting)).toEqual(['money-1', 'thief']);
  expect(namesOf(state.hands[0] ?? [])).toEqual(['ring', 'money-0']);
  expect(thieves.toAct(state)).toEqual([0]);
});

test('[TH-3.6] the turn passes on when both are played, and the hand is not refilled before its next turn', () => {
  const start = table({ hands: [['double-loot', 'ring']], waiting: ['money-1', 'money-2'] });
  const one = play(start, 0, stash('money-1')).state;
  expect([thieves.toAct(one), namesOf(one.waiting)]).toEqual([[0], ['money-2']]);
  const both = play(one, 0, stash('money-2')).state;
  expect(thieves.toAct(both)).toEqual([1]);
  expect(namesOf(both.hands[0] ?? [])).toEqual(['double-loot', 'ring']);
});

test('[TH-3.6] they are played in the order you like', () => {
  const start = table({ waiting: ['money-1', 'money-2'] });
  expect(lootNames(play(play(start, 0, stash('money-1')).state, 0, stash('money-2')).state, 0)).toEqual([
    'money-1',
    'money-2',
  ]);
  expect(lootNames(play(play(start, 0, stash('money-2')).state, 0, stash('money-1')).state, 0)).toEqual([
    'money-2',
    'money-1',
  ]);
});

test('[TH-3.6] cards from hand may not take their place', () => {
  const start = table({ hands: [['money-3', 'thief']], waiting: ['money-1'] });
  const offered = thieves.legalMoves(start, 0).map(({ card }) => card);
  expect(namesOf([...new Set(offered)])).toEqual(['money-1']);
  expect(refused(start, 0, stash('money-3'))).toEqual({
    rule: 'TH-3.6',
    values: { reason: 'not-yours-to-play', card: 'money-3' },
  });
  expect(refused(start, 0, idleThief).rule).toBe('TH-3.6');
});

test('[TH-3.6] of two alike the one that waits is played, the one in hand stays', () => {
  const { state } = play(table({ hands: [['money-1']], waiting: ['money-1', 'money-2'] }), 0, give('money-1', 1));
  expect([namesOf(state.hands[0] ?? []), namesOf(state.waiting)]).toEqual([['money-1'], ['money-2']]);
});

test('[TH-3.6] a getaway car goes to the table and is replaced', () => {
  const start = table({ hands: [['double-loot']], deck: ['getaway', 'money-1', 'getaway', 'getaway', 'thief'] });
  const { state, told } = play(start, 0, doubleLoot);
  expect(state.getaways).toBe(3);
  expect(namesOf(state.waiting)).toEqual(['money-1', 'thief']);
  expect(told.map(({ kind }) => kind)).toEqual(['double-loot', 'getaway', 'drew', 'getaway', 'getaway', 'drew']);
});

test('[TH-3.6] a Double loot among them adds two more, and the order is free among all that wait', () => {
  const start = table({ waiting: ['money-1', 'double-loot'], deck: ['money-2', 'thief'] });
  const { state } = play(start, 0, doubleLoot);
  expect(namesOf(state.waiting)).toEqual(['money-1', 'money-2', 'thief']);
  expect(thieves.toAct(state)).toEqual([0]);
  for (const move of [stash('money-1'), give('money-2', 3), idleThief]) {
    expect(play(state, 0, move).state.waiting).toHaveLength(2);
  }
});

test('[TH-3.6] a raid is settled before the next one is played', () => {
  const start = table({ waiting: ['police-1', 'money-3'], middle: ['police-2', 'police-1'], loot: [['money-1']] });
  const { state, told } = play(start, 0, lay('police-1'));
  expect(told).toContainEqual({ kind: 'lost', rule: 'TH-4.2', seat: 0, cards: ['money-1'] });
  expect([thieves.toAct(state), namesOf(state.waiting), state.middle]).toEqual([[0], ['money-3'], []]);
  const later = play(state, 0, stash('money-3')).state;
  expect(lootNames(later, 0)).toEqual(['money-3']);
  expect(thieves.toAct(later)).toEqual([1]);
});

test('[TH-3.6] played after the money, the same police takes it too', () => {
  const start = table({ waiting: ['police-1', 'money-3'], middle: ['police-2', 'police-1'], loot: [['money-1']] });
  const { state } = play(play(start, 0, stash('money-3')).state, 0, lay('police-1'));
  expect(lootNames(state, 0)).toEqual([]);
});

test('[TH-3.6] police that waits when an alarm is played is laid down with it, and that was its play', () => {
  const start = table({ hands: [['police-1'], ['police-1', 'thief']], waiting: ['alarm', 'police-1'] });
  const { state, told } = play(start, 0, soundAlarm);
  expect(told.slice(1, 4)).toEqual([
    { kind: 'police', rule: 'TH-3.4', seat: 0, card: 'police-1', cars: 1 },
    { kind: 'police', rule: 'TH-3.6', seat: 0, card: 'police-1', cars: 2 },
    { kind: 'police', rule: 'TH-3.4', seat: 1, card: 'police-1', cars: 3 },
  ]);
  expect(state.waiting).toEqual([]);
  expect(thieves.toAct(state)).toEqual([1]);
});

test('[TH-3.6] other cards that wait when an alarm is played go on waiting', () => {
  const start = table({ waiting: ['police-2', 'alarm', 'money-2', 'police-2'] });
  const { state, told } = play(start, 0, soundAlarm);
  expect(told).toContainEqual({ kind: 'raid', rule: 'TH-3.4', cars: 4 });
  expect(namesOf(state.waiting)).toEqual(['money-2']);
  expect(thieves.toAct(state)).toEqual([0]);
});

test('[TH-3.6] a long turn: two Double loots, a getaway car, a raid in between, and a thief', () => {
  const start = table({
    hands: [['double-loot']],
    deck: ['money-2', 'double-loot', 'getaway', 'police-1', 'thief'],
    middle: ['police-2', 'police-1'],
    loot: [['money-1'], ['money-3'], ['money-0']],
  });
  const drawn = play(play(start, 0, doubleLoot).state, 0, doubleLoot).state;
  expect([namesOf(drawn.waiting), drawn.getaways]).toEqual([['money-2', 'police-1', 'thief'], 1]);
  const raided = play(drawn, 0, lay('police-1')).state;
  expect(lootNames(raided, 1)).toEqual([]);
  const { state } = play(play(raided, 0, stash('money-2')).state, 0, steal(2, 0, 0));
  expect(lootNames(state, 0)).toEqual(['money-1', 'money-2', 'money-0']);
  expect(thieves.toAct(state)).toEqual([1]);
});

test('[TH-6.2] what a Double loot draws is seen by its player alone', () => {
  const start = table({ active: 1, hands: [[], ['double-loot']], deck: ['money-1', 'ring'] });
  const { heard } = play(start, 1, doubleLoot);
  const drawn = (viewer: 0 | 1 | 'spectator') => heard(viewer).filter(({ kind }) => kind === 'drew');
  expect(drawn(1).map(({ card }) => card)).toEqual(['money-1', 'ring']);
  for (const viewer of [0, 'spectator'] as const) {
    expect(drawn(viewer)).toEqual(Array(2).fill({ kind: 'drew', rule: 'TH-3.6', seat: 1 }));
  }
});

test('[TH-3.7] a Double loot is discarded before its cards are played', () => {
  const { state } = play(table({ hands: [['double-loot']] }), 0, doubleLoot);
  expect(namesOf(state.discards)).toEqual(['double-loot']);
});

test('[TH-5.1] a seventh car as first card of a Double loot ends the game before anything waits', () => {
  const start = table({ getaways: 6, hands: [['double-loot', 'ring']], deck: ['getaway', 'money-1'] });
  const { state, told } = play(start, 0, doubleLoot);
  expect(told.map(({ kind }) => kind)).toEqual(['double-loot', 'getaway', 'over']);
  expect([state.waiting, thieves.toAct(state), thieves.result(state)?.scores]).toEqual([[], [], [0, 0, 0, 0]]);
});

test('[TH-5.1] what still waits when the seventh car comes lapses', () => {
  const start = table({
    getaways: 6,
    waiting: ['money-3', 'double-loot'],
    deck: ['money-2', 'getaway'],
    loot: [[], ['money-1']],
  });
  const { state, told } = play(start, 0, doubleLoot);
  expect(told.at(-1)).toEqual({ kind: 'over', rule: 'TH-5.1', seat: 0 });
  expect(namesOf(state.waiting)).toEqual(['money-3', 'money-2']);
  expect(thieves.legalMoves(state, 0)).toEqual([]);
  expect(refused(state, 0, stash('money-3'))).toEqual({ rule: 'G-2', values: {} });
  expect(thieves.result(state)).toEqual({ winners: [1], scores: [0, 1, 0, 0] });
});
