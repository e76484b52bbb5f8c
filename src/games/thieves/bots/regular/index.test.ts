import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import { viewOf } from '../../../../engine/view.ts';
import type { CardName } from '../../box.ts';
import { thieves } from '../../rules/index.ts';
import {
  block,
  doubleLoot,
  give,
  lay,
  play,
  soundAlarm,
  stash,
  steal,
  table,
  type Arrangement,
} from '../../testing/table.ts';
import type { State } from '../../rules/state.ts';
import { regular } from './index.ts';

const chosenAt = (state: State, dice = 0) =>
  regular.choose(
    () => viewOf(thieves, state, state.active),
    thieves.legalMoves(state, state.active),
    chanceInSeries(1, dice),
  );
const chosen = (arrangement: Arrangement) => chosenAt(table(arrangement));
const faceUp = (...cards: CardName[]) => cards.map((card) => ({ card, faceUp: true }));

test('[TH-5.1] before the seventh getaway car it lays down its best money', () => {
  expect(chosen({ getaways: 6, hands: [['money-1', 'money-3', 'ring', 'police-1']] })).toEqual(stash('money-3'));
});

test('[TH-5.2] the Horseshoe comes before a 3, for it counts less at a raid', () => {
  expect(chosen({ getaways: 6, hands: [['money-3', 'horseshoe']] })).toEqual(stash('horseshoe'));
});

test('[TH-3.2] it brings the raid that takes the loot of somebody else', () => {
  const loot = [['money-2'], faceUp('money-3', 'money-2', 'money-2')] as const;
  expect(
    chosen({ loot, middle: ['police-2', 'police-1'], hands: [['police-1', 'money-1', 'money-0', 'thief']] }),
  ).toEqual(lay('police-1'));
});

test('[TH-4.2] it holds its police back while it is the richest, also if another is as rich', () => {
  const hands = [['police-1', 'police-2', 'money-0', 'police-1']] as const;
  const middle = ['police-2', 'police-1'] as const;
  for (const other of [faceUp('money-1'), faceUp('money-3', 'money-3')]) {
    expect(chosen({ hands, middle, loot: [['money-3', 'money-2', 'money-1'], other] })).toMatchObject({ card: 0 });
  }
});

test('[TH-3.3] it blocks the larger police while it is the richest', () => {
  const loot = [['money-3', 'money-3', 'money-2'], faceUp('money-1')] as const;
  const hands = [['roadblock', 'police-1', 'police-2', 'alarm']] as const;
  expect(chosen({ loot, hands, middle: ['police-2', 'police-1'] })).toEqual(block('police-2'));
});

test('[TH-4.1] it burdens the one who is as rich as itself with the Ring', () => {
  const loot = [['horseshoe', 'money-2', 'money-2'], [], faceUp('money-3', 'money-2'), faceUp('money-1')] as const;
  expect(chosen({ loot, getaways: 4, middle: ['police-1'], hands: [['ring', 'police-1', 'money-2']] })).toEqual(
    give('ring', 2),
  );
});

test('[TH-3.5] at the end it steals the best card that it knows', () => {
  const loot = [['money-2'], faceUp('money-0', 'money-3'), faceUp('money-1'), faceUp('money-2')] as const;
  expect(chosen({ loot, getaways: 6, hands: [['thief', 'police-1', 'money-0', 'money-1']] })).toEqual(steal(1, 1, 0));
});

test('[TH-3.5] before a raid a Thief can also make somebody else the richest', () => {
  const loot = [['horseshoe', 'money-3', 'money-2'], faceUp('money-3', 'money-2'), faceUp('money-1')] as const;
  const middle = ['police-2', 'police-1'] as const;
  const move = chosen({ seats: 3, loot, middle, hands: [['thief', 'police-1', 'police-1', 'police-2']] });
  expect(move).toMatchObject({ kind: 'thief', to: 1 });
});

test('[TH-3.4] it sounds an Alarm that is sure to hurt somebody else', () => {
  const loot = [['money-1'], faceUp('money-3', 'money-3', 'money-2')] as const;
  const hands = [
    ['alarm', 'police-2', 'police-2', 'money-0'],
    ['money-1', 'money-1', 'police-1'],
  ] as const;
  expect(chosen({ loot, hands, getaways: 6 })).toEqual(soundAlarm);
});

test('[TH-3.6] it takes a Double loot when nothing better is there', () => {
  const hands = [['double-loot', 'police-1', 'roadblock', 'money-0']] as const;
  expect(chosen({ hands, loot: [[], faceUp('money-1')], getaways: 4 })).toEqual(doubleLoot);
});

test('[TH-3.6] of the cards that wait it plays the police first, and the money when the raid is over', () => {
  const start = table({
    waiting: ['money-3', 'police-2'],
    middle: ['police-2'],
    loot: [['money-1'], faceUp('money-2')],
  });
  const first = chosenAt(start);
  expect(first).toEqual(lay('police-2'));
  expect(chosenAt(play(start, 0, first).state)).toEqual(stash('money-3'));
});

test('the dice choose between seats that are alike, and nothing else', () => {
  const hands = [['ring', 'police-1', 'police-1', 'police-2']] as const;
  const loot = [['money-3', 'money-3'], faceUp('money-2', 'money-2'), faceUp('money-2', 'money-2')] as const;
  const state = table({ seats: 3, hands, loot, middle: ['police-2', 'police-1'] });
  const moves = Array.from({ length: 20 }, (_, dice) => chosenAt(state, dice));
  expect(new Set(moves)).toEqual(new Set([give('ring', 1), give('ring', 2)]));
  expect(chosenAt(state, 3)).toBe(moves[3]);
});
