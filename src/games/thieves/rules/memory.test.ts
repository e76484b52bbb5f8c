import { expect, test } from 'vitest';
import { at } from '../../../engine/at.ts';
import { cardNames, type CardName } from '../box.ts';
import { thieves } from './index.ts';
import { doubleLoot, lay, play, soundAlarm, stash, table, type Named } from '../testing/table.ts';
import type { HiddenCards } from '../view.ts';

/** The limits of a row that say something, by the names of the cards. */
const limits = ({ atMost }: HiddenCards): Named =>
  Object.fromEntries(Object.entries(atMost).map(([card, most]) => [cardNames[Number(card)] ?? card, most]));

const held = ['money-1', 'money-1', 'thief'] as const;
const noPolice = { 'police-1': 0, 'police-2': 0 };

test('[TH-6.1] after an alarm everyone can tell that no hand holds police, until it draws', () => {
  const start = table({
    hands: [
      ['alarm', ...held],
      ['police-1', 'ring', 'alarm'],
      ['money-2', 'money-2'],
    ],
  });
  const { hands } = thieves.publicView(play(start, 0, soundAlarm).state);
  // The next player has drawn two cards, which may be anything.
  expect(hands.map(limits)).toEqual([noPolice, { 'police-1': 2, 'police-2': 2 }, noPolice, {}]);
});

test('[TH-6.1] what is shown from a hand is no longer in it', () => {
  const start = table({
    hands: [['alarm'], ['ring', 'money-2'], ['money-3', 'money-2']],
    deck: ['police-1', 'police-1'],
  });
  const alarmed = play(start, 0, soundAlarm).state;
  const { hands } = thieves.publicView(play(alarmed, 1, lay('police-1')).state);
  expect(hands.map(limits)[1]).toEqual({ 'police-1': 1, 'police-2': 2 });
});

test('[TH-6.1] what is laid face down says nothing about the hand', () => {
  const six = Array<CardName>(6).fill('money-2');
  const hands = [['police-2'], ['money-2', 'thief', 'thief']] as const;
  const start = table({ hands, middle: ['police-2'], loot: [six] });
  const raided = play(start, 0, lay('police-2'), ['money-0']).state;
  expect(thieves.publicView(raided).hands.map(limits)[1]).toEqual({ 'money-2': 3, 'police-2': 3 });
  // For all that the others know, the three cards left may all be of one kind.
  expect(thieves.publicView(play(raided, 1, stash('money-2')).state).hands.map(limits)[1]).toEqual({});
});

test('[TH-6.1] a card that went back into the deck is in no hand that has not drawn since', () => {
  const start = table({
    hands: [
      ['police-2', ...held],
      ['money-0', 'money-0', 'roadblock'],
      ['money-2', 'money-2', 'money-2'],
    ],
    middle: ['police-2'],
    loot: [['horseshoe', 'money-0'], ['money-1']],
  });
  const raided = play(start, 0, lay('police-2')).state;
  const { hands } = thieves.publicView(raided);
  // Two of the four police cards with two cars, none of the Horseshoe and two of the zeros were hidden before.
  expect(hands.map(limits)).toEqual([
    { 'money-0': 2, horseshoe: 0, 'police-2': 2 },
    { 'police-2': 3 },
    { 'money-0': 2, horseshoe: 0, 'police-2': 2 },
    {},
  ]);
});

test('[TH-6.1] after an alarm no police waits, until a Double loot draws again', () => {
  const start = table({ waiting: ['alarm', 'money-2', 'double-loot'], deck: ['police-1', 'police-1'] });
  const alarmed = play(start, 0, soundAlarm).state;
  expect(limits(thieves.publicView(alarmed).waiting)).toEqual(noPolice);
  const drawn = play(alarmed, 0, doubleLoot).state;
  expect(limits(thieves.publicView(drawn).waiting)).toEqual({ 'police-1': 2, 'police-2': 2 });
});

test('[TH-6.1] the next Double loot starts afresh', () => {
  const hands = [['money-1'], ['double-loot', 'money-1', 'money-1', 'money-1']] as const;
  const alarmed = play(table({ hands, waiting: ['alarm'] }), 0, soundAlarm).state;
  const drawn = play(alarmed, 1, doubleLoot).state;
  expect(limits(thieves.publicView(drawn).waiting)).toEqual({});
});

test('[TH-6.4] cards that lie open at the end need no limits', () => {
  const alarmed = play(table({ hands: [['alarm', ...held], ['ring']], getaways: 6 }), 0, soundAlarm).state;
  const over = { ...alarmed, deck: alarmed.deck.toSpliced(0, 1), getaways: 7 };
  expect(limits(at(thieves.publicView(alarmed).hands, 0))).toEqual(noPolice);
  expect(thieves.publicView(over).hands.map(limits)).toEqual([{}, {}, {}, {}]);
});
