import { expect, test } from 'vitest';
import { everyone } from '../../../engine/seats.ts';
import { checkInvariants } from './invariants.ts';
import { limit } from '../rules/memory.ts';
import type { State } from '../rules/state.ts';
import { cardOf, table } from './table.ts';

/** Checks a valid table after one change. */
const check = (breakLaw: (state: State) => void) => () => {
  const state = table({ hands: [['money-1', 'ring', 'alarm', 'thief']], loot: [['money-3']], middle: ['police-2'] });
  breakLaw(state);
  checkInvariants(state);
};

/** Takes a card out of the deck, so that it can turn up where it must not be. */
function fromDeck(state: State, name: 'getaway' | 'police-2' | 'money-2' | 'alarm'): number {
  const [card = -1] = state.deck.splice(state.deck.indexOf(cardOf(name)), 1);
  return card;
}

test('[TH-0.2] cards neither vanish nor appear', () => {
  expect(check(() => undefined)).not.toThrow();
  expect(check((state) => state.deck.pop())).toThrow('[TH-0.2]');
  expect(check((state) => state.discards.push(cardOf('alarm')))).toThrow('All alarm cards');
  expect(check((state) => state.waiting.push(cardOf('ring')))).toThrow('All ring cards');
  expect(check((state) => (state.loot[0] ?? []).pop())).toThrow('All money-3 cards');
  expect(check((state) => (state.getaways += 1))).toThrow('All getaway cards');
});

test('[TH-2.1] nobody holds five cards, or a getaway car', () => {
  expect(check((state) => state.hands[0]?.push(fromDeck(state, 'money-2')))).toThrow('[TH-2.1]');
  expect(check((state) => state.hands[1]?.push(fromDeck(state, 'getaway')))).toThrow('[TH-2.1]');
});

test('[TH-3.1] all loot is money', () => {
  const loot = (state: State) => ({ card: fromDeck(state, 'alarm'), faceUp: true, knownBy: everyone });
  expect(check((state) => state.loot[1]?.push(loot(state)))).toThrow('[TH-3.1]');
});

test('[TH-3.2] four cars do not stay in the middle', () => {
  expect(check((state) => state.middle.push(fromDeck(state, 'police-2')))).toThrow('[TH-3.2]');
});

test('[TH-5.4] a getaway car is left in the deck', () => {
  expect(
    check((state) => {
      state.deck.splice(0, state.deck.length, ...state.deck.filter((card) => card !== cardOf('getaway')));
      state.getaways = 8;
    }),
  ).toThrow('[TH-5.4]');
});

test('[TH-6.1] what everyone works out about a hand is true', () => {
  expect(check((state) => limit(state, 0, cardOf('ring'), 0))).toThrow('[TH-6.1]');
  expect(
    check((state) => {
      state.waiting.push(fromDeck(state, 'alarm'));
      limit(state, state.seats, cardOf('alarm'), 0);
    }),
  ).toThrow('[TH-6.1]');
});
