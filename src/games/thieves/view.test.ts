import { expect, test } from 'vitest';
import { only, viewers, type Viewer } from '../../engine/seats.ts';
import { viewOf } from '../../engine/view.ts';
import { cardNames, handCards } from './box.ts';
import { thieves } from './rules/index.ts';
import type { State } from './rules/state.ts';
import {
  block,
  cardOf,
  cardsOf,
  doubleLoot,
  give,
  idleThief,
  lay,
  namesOf,
  play,
  soundAlarm,
  stash,
  steal,
  table,
} from './testing/table.ts';
import { lootSeen, nothingPrivate } from './view.ts';

const everybody = viewers(4);

const seats = [0, 1, 2, 3];

const seenLoot = (state: State, viewer: Viewer) => {
  const view = viewOf(thieves, state, viewer);
  return seats.map((seat) => lootSeen(view, seat).map(({ card }) => (card === null ? null : cardNames[card])));
};

test.each(everybody)('[TH-6.1] the table is public, also to %s', (viewer) => {
  const state = table({
    active: 1,
    hands: [['money-1'], ['thief', 'alarm'], [], ['ring']],
    middle: ['police-1', 'police-2'],
    getaways: 2,
    discards: ['roadblock', 'police-2'],
    waiting: ['money-2', 'alarm'],
    loot: [['money-0', 'money-1'], [{ card: 'money-3', faceUp: true }]],
  });
  const view = viewOf(thieves, state, viewer);
  expect(view).toMatchObject({ viewer, seats: 4, active: 1, over: false, played: 0, getaways: 2 });
  expect([view.middle, view.discards]).toEqual([cardsOf(['police-1', 'police-2']), cardsOf(['roadblock', 'police-2'])]);
  expect([view.deck, view.waiting.size]).toEqual([state.deck.length, 2]);
  expect(view.hands.map(({ size }) => size)).toEqual([1, 2, 0, 1]);
  expect(view.loot.map((row) => row.map(({ faceUp }) => faceUp))).toEqual([[false, false], [true], [], []]);
  expect(seenLoot(state, viewer)[1]).toEqual(['money-3']);
});

const plays = [
  ['stashes money', table({ hands: [['money-1']] }), stash('money-1')],
  ['gives money', table({ hands: [['money-1']] }), give('money-1', 1)],
  ['lays police', table({ hands: [['police-1']] }), lay('police-1')],
  ['brings a raid', table({ hands: [['police-2']], middle: ['police-2'], loot: [['ring']] }), lay('police-2')],
  ['blocks a road', table({ hands: [['roadblock']], middle: ['police-1'] }), block('police-1')],
  ['sounds an alarm', table({ hands: [['alarm'], ['police-1']] }), soundAlarm],
  ['steals', table({ hands: [['thief']], loot: [[], ['ring']] }), steal(1, 0, 2)],
  ['steals nothing', table({ hands: [['thief']] }), idleThief],
  ['plays a Double loot', table({ hands: [['double-loot']] }), doubleLoot],
] as const;

test.each(plays)('[TH-6.1] when somebody %s, everyone hears that, in the same order', (_what, start, move) => {
  const { told, heard } = play(start, 0, move);
  for (const viewer of everybody) {
    expect(heard(viewer).map(({ kind, seat }) => [kind, seat])).toEqual(told.map(({ kind, seat }) => [kind, seat]));
  }
});

test('[TH-6.1] everyone hears who moved which place of whose loot to whom', () => {
  const { heard } = play(table({ hands: [['thief']], loot: [[], ['money-1', 'ring']] }), 0, steal(1, 1, 3));
  for (const viewer of everybody) expect(heard(viewer)[0]).toMatchObject({ seat: 0, from: 1, place: 1, to: 3 });
});

test('[TH-6.2] a hand is seen by its owner alone', () => {
  const state = table({ hands: [['money-1'], ['thief', 'alarm'], [], ['ring']] });
  expect(thieves.publicView(state).hands.map(({ cards }) => cards)).toEqual([null, null, null, null]);
  const seen = everybody.map((viewer) => namesOf(viewOf(thieves, state, viewer).hand));
  expect(seen).toEqual([['money-1'], ['thief', 'alarm'], [], ['ring'], []]);
});

test('[TH-6.2] what a Double loot drew is seen by the active player alone', () => {
  const state = table({ active: 2, waiting: ['ring', 'alarm'] });
  expect(thieves.publicView(state).waiting.cards).toBeNull();
  const seen = everybody.map((viewer) => namesOf(viewOf(thieves, state, viewer).waitingCards));
  expect(seen).toEqual([[], [], ['ring', 'alarm'], [], []]);
});

test('[TH-6.2] face-down loot is seen by its owner alone', () => {
  const state = table({ loot: [['money-1', { card: 'money-2', faceUp: true }], ['ring']] });
  expect(seenLoot(state, 0)).toEqual([['money-1', 'money-2'], [null], [], []]);
  expect(seenLoot(state, 1)).toEqual([[null, 'money-2'], ['ring'], [], []]);
  expect(seenLoot(state, 'spectator')).toEqual([[null, 'money-2'], [null], [], []]);
});

test('[TH-6.2] the private view names the face-down loot that not everybody knows, by row and place', () => {
  const loot = [[{ card: 'money-2', faceUp: true }, 'money-1'], [{ card: 'ring', knownTo: [0] }], ['money-3']] as const;
  expect(thieves.privateView(table({ loot }), 0).knownLoot).toEqual([[cardOf('money-1')], [cardOf('ring')], [], []]);
});

test('[TH-6.2] nobody sees the deck: in another order it looks the same', () => {
  const state = table({ hands: [['money-1']] });
  const other = { ...state, deck: state.deck.slice().reverse() };
  for (const viewer of everybody) {
    expect(viewOf(thieves, state, viewer).deckCards).toBeNull();
    expect(viewOf(thieves, other, viewer)).toEqual(viewOf(thieves, state, viewer));
  }
});

test('[TH-6.2] what a turn draws is seen by that player alone', () => {
  const start = table({ hands: [['money-1'], ['thief', 'thief', 'alarm']], deck: ['ring'] });
  const { heard } = play(start, 0, stash('money-1'));
  expect(heard(1).at(-1)).toEqual({ kind: 'drew', rule: 'TH-2.1', seat: 1, card: 'ring' });
  for (const viewer of [0, 2, 3, 'spectator'] as const) {
    expect(heard(viewer).at(-1)).toEqual({ kind: 'drew', rule: 'TH-2.1', seat: 1 });
  }
});

test('[TH-6.3] whoever has owned a face-down card goes on knowing it, wherever it lies', () => {
  const hands = [['thief'], ['thief', 'money-0', 'money-0', 'money-0']] as const;
  const once = play(table({ hands, loot: [[], [], ['ring']] }), 0, steal(2, 0, 3)).state;
  const twice = play(once, 1, steal(3, 0, 1)).state;
  expect(everybody.map((viewer) => seenLoot(once, viewer)[3]?.[0])).toEqual([null, null, 'ring', 'ring', null]);
  expect(everybody.map((viewer) => seenLoot(twice, viewer)[1]?.[0])).toEqual([null, 'ring', 'ring', 'ring', null]);
});

test('[TH-6.3] views keep who knows a face-down card', () => {
  const state = table({ loot: [[], [{ card: 'ring', knownTo: [3] }]] });
  expect(everybody.map((viewer) => seenLoot(state, viewer)[1]?.[0])).toEqual([null, 'ring', null, 'ring', null]);
  expect(thieves.publicView(state).loot[1]?.[0]?.knownBy).toBe(only(1) | only(3));
});

test('[TH-6.3] everyone knows what a raid has shown, also after it was moved', () => {
  const hands = [['police-2'], ['thief', 'money-1', 'money-1', 'money-1']] as const;
  const start = table({ hands, middle: ['police-2'], loot: [['money-3'], ['money-2', 'money-0']] });
  const raided = play(start, 0, lay('police-2')).state;
  for (const viewer of everybody) expect(seenLoot(raided, viewer)).toEqual([[], ['money-2', 'money-0'], [], []]);
  const { state, heard } = play(raided, 1, steal(1, 0, 3));
  for (const viewer of everybody) {
    expect(heard(viewer)[0]).toMatchObject({ kind: 'thief', card: 'money-2' });
    expect(seenLoot(state, viewer)).toEqual([[], ['money-0'], [], ['money-2']]);
  }
});

test('[TH-6.3] money laid face down after a raid is unknown again', () => {
  const hands = [['police-2'], ['money-2', 'money-1', 'money-1', 'money-1']] as const;
  const start = table({ hands, middle: ['police-2'], loot: [[], ['money-0']] });
  const later = play(play(start, 0, lay('police-2')).state, 1, stash('money-2')).state;
  expect(everybody.map((viewer) => seenLoot(later, viewer)[1])).toEqual([
    ['money-0', null],
    ['money-0', 'money-2'],
    ['money-0', null],
    ['money-0', null],
    ['money-0', null],
  ]);
});

test('[TH-6.3] lost loot returns openly, and what is then laid from the deck is unknown to its former owner', () => {
  const hands = [['police-2'], ['thief', 'thief', 'alarm']] as const;
  const start = table({ hands, middle: ['police-2'], loot: [['ring']] });
  const { state, heard } = play(start, 0, lay('police-2'), ['ring']);
  for (const viewer of everybody) {
    expect(heard(viewer)).toContainEqual({ kind: 'lost', rule: 'TH-4.2', seat: 0, cards: ['ring'] });
  }
  expect(seenLoot(play(state, 1, stash('ring')).state, 0)[1]).toEqual([null]);
});

test.each(handCards.map((card) => cardNames[card] ?? 'getaway'))(
  '[TH-6.4] the active player alone is asked, also if there is nothing but %s to play',
  (name) => {
    for (const arrangement of [{ hands: [[name]] }, { waiting: [name] }]) {
      expect(thieves.toAct(table(arrangement))).toEqual([0]);
      expect(seats.map((seat) => thieves.decision(table(arrangement), seat))).toEqual([1, 0, 0, 0]);
    }
  },
);

test('[TH-6.4] an alarm asks nobody, whatever they hold', () => {
  for (const held of ['police-1', 'police-2', 'money-1', 'alarm'] as const) {
    const { state } = play(table({ hands: [['alarm'], [], [held]] }), 0, soundAlarm);
    expect(thieves.toAct(state)).toEqual([1]);
  }
});

test('[TH-6.4] after the game everything is open to all, and nothing is private', () => {
  const start = { hands: [['money-1'], [], ['alarm']], waiting: ['thief'], loot: [['ring'], ['money-1']] } as const;
  const state = table({ ...start, getaways: 7 });
  const view = thieves.publicView(state);
  expect(view.over).toBe(true);
  expect(view.hands.map(({ cards }) => namesOf(cards ?? []))).toEqual([['money-1'], [], ['alarm'], []]);
  expect(view.waiting.cards).toEqual(cardsOf(['thief']));
  expect(view.deckCards).toEqual(state.deck);
  for (const viewer of everybody) expect(seenLoot(state, viewer)).toEqual([['ring'], ['money-1'], [], []]);
  for (const seat of seats) expect(thieves.privateView(state, seat)).toEqual(nothingPrivate);
});
