import { describe, expect, test } from 'vitest';
import { at } from '../../../engine/at.ts';
import { chanceInSeries } from '../../../engine/chance/index.ts';
import { viewers } from '../../../engine/seats.ts';
import { diceFor, randomEntry } from '../../../engine/testing/random-game.ts';
import { enter } from '../../../engine/unfold.ts';
import { viewOf } from '../../../engine/view.ts';
import { scaled } from '../../../testing/scale.ts';
import { copies, getaway, isMoney, type Card, type CardName } from '../box.ts';
import { thieves } from './index.ts';
import { limit } from './memory.ts';
import type { State } from './state.ts';
import { cardNames } from '../box.ts';
import { cardOf, table, type Arrangement } from '../testing/table.ts';

/*
 * Small positions, in which nearly all cards are face up. There every deal that fits can be enumerated, and `guess`
 * must find all of them, no others, and each equally often.
 */

/** The arrangement, with everything that it does not name on the discard pile, in the sight of all. */
function smallTable(arrangement: Arrangement & { readonly deck: readonly CardName[] }): State {
  const left = copies.slice();
  const named = [
    arrangement.deck,
    arrangement.middle ?? [],
    arrangement.waiting ?? [],
    ...(arrangement.hands ?? []),
  ].flat();
  const loot = (arrangement.loot ?? []).flat().map((each) => (typeof each === 'string' ? each : each.card));
  for (const name of [...named, ...loot]) left[cardOf(name)] = (left[cardOf(name)] ?? 0) - 1;
  const discards = left.flatMap((count, card) =>
    card === getaway ? [] : Array<CardName>(count).fill(at(cardNames, card)),
  );
  return table({ ...arrangement, discards });
}

/** Where seat 0 cannot look. */
interface Hidden {
  readonly hands: readonly (readonly Card[])[];
  readonly waiting: readonly Card[];
  readonly loot: readonly Card[];
  readonly deck: readonly Card[];
}

function hiddenIn(state: State): Hidden {
  const loot = state.loot.flat().filter(({ knownBy }) => !(knownBy & 1));
  return {
    hands: state.hands.slice(1),
    waiting: state.active === 0 ? [] : state.waiting,
    loot: loot.map(({ card }) => card),
    deck: state.deck,
  };
}

/** Hands are sets, everything else has places. */
const keyOf = ({ hands, waiting, loot, deck }: Hidden) =>
  JSON.stringify([hands.map((hand) => hand.toSorted((a, b) => a - b)), waiting.toSorted((a, b) => a - b), loot, deck]);

/** All orders of some cards. */
function* orders(cards: readonly Card[]): Generator<Card[]> {
  if (cards.length === 0) yield [];
  for (let first = 0; first < cards.length; first++) {
    for (const rest of orders(cards.toSpliced(first, 1))) yield [at(cards, first), ...rest];
  }
}

/** How many deals of physical cards there are behind every picture that fits the limits. */
function bruteForce(state: State, fits: (hidden: Hidden) => boolean): ReadonlyMap<string, number> {
  const { hands, waiting, loot, deck } = hiddenIn(state);
  const deals = new Map<string, number>();
  for (const order of orders([...hands.flat(), ...waiting, ...loot, ...deck])) {
    const next = (row: readonly Card[]) => order.splice(0, row.length);
    const deal = { hands: hands.map(next), waiting: next(waiting), loot: next(loot), deck: next(deck) };
    const held = [...deal.hands.flat(), ...deal.waiting];
    if (held.includes(getaway) || !deal.loot.every(isMoney) || !fits(deal)) continue;
    deals.set(keyOf(deal), (deals.get(keyOf(deal)) ?? 0) + 1);
  }
  return deals;
}

const count = (cards: readonly Card[], name: CardName) => cards.filter((card) => card === cardOf(name)).length;

/** A table, and what an attentive player at seat 0 knows in addition to the face-up cards. */
const positions: readonly {
  readonly what: string;
  readonly state: State;
  readonly fits: (hidden: Hidden) => boolean;
}[] = [
  {
    what: 'hands, face-down loot and deck',
    state: smallTable({
      seats: 3,
      getaways: 6,
      hands: [['money-1'], ['money-2', 'police-1'], ['alarm']],
      loot: [['money-3'], ['money-2'], []],
      deck: ['getaway', 'money-1', 'getaway'],
    }),
    fits: () => true,
  },
  {
    what: 'after an Alarm: no police in the hands that have not drawn since',
    state: limited(
      smallTable({
        seats: 3,
        getaways: 6,
        hands: [['money-1'], ['money-2', 'money-0'], ['money-1', 'police-2']],
        deck: ['getaway', 'police-1', 'getaway'],
      }),
      [
        [1, 'police-1', 0],
        [1, 'police-2', 0],
        [2, 'police-1', 1],
        [2, 'police-2', 1],
      ],
    ),
    fits: ({ hands: [one = [], two = []] }) =>
      count(one, 'police-1') + count(one, 'police-2') === 0 && count(two, 'police-1') < 2 && count(two, 'police-2') < 2,
  },
  {
    what: 'limits that overlap, with two alike',
    state: limited(
      smallTable({
        seats: 3,
        getaways: 7 - 1,
        hands: [[], ['money-2', 'money-2', 'ring'], ['money-1', 'money-2']],
        deck: ['getaway', 'getaway', 'money-1'],
      }),
      [
        [1, 'money-1', 1],
        [2, 'ring', 0],
        [2, 'money-2', 1],
      ],
    ),
    fits: ({ hands: [one = [], two = []] }) =>
      count(one, 'money-1') <= 1 && count(two, 'ring') === 0 && count(two, 'money-2') <= 1,
  },
  {
    what: 'cards that wait after the Double loot of another',
    state: smallTable({
      seats: 3,
      active: 2,
      getaways: 6,
      hands: [['ring'], ['money-2'], ['police-1']],
      waiting: ['money-0', 'thief'],
      deck: ['getaway', 'money-0', 'getaway'],
    }),
    fits: () => true,
  },
];

function limited(state: State, limits: readonly (readonly [row: number, name: CardName, most: number])[]): State {
  for (const [row, name, most] of limits) limit(state, row, cardOf(name), most);
  return state;
}

describe.each(positions)('[TH-6.1] a guess is uniform over the deals that fit: $what', ({ state, fits }) => {
  const deals = bruteForce(state, fits);
  const total = [...deals.values()].reduce((sum, each) => sum + each, 0);
  const guesses = 40 * deals.size + 20_000;
  const found = new Map<string, number>();
  const chance = chanceInSeries(40, deals.size);
  const view = viewOf(thieves, state, 0);
  for (let guess = 0; guess < guesses; guess++) {
    const key = keyOf(hiddenIn(thieves.guess(view, chance)));
    found.set(key, (found.get(key) ?? 0) + 1);
  }

  test('it finds all of them and no others', () => {
    expect([...found.keys()].toSorted()).toEqual([...deals.keys()].toSorted());
  });

  test('each as often as the others', () => {
    let chiSquare = 0;
    for (const [key, ways] of deals) {
      const expected = (guesses * ways) / total;
      chiSquare += ((found.get(key) ?? 0) - expected) ** 2 / expected;
    }
    const freedom = deals.size - 1;
    expect(chiSquare).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
  });
});

/** Every position of a random game, its end included. */
function* positionsOf(index: number): Generator<State> {
  const trial = {
    game: thieves,
    seats: 3 + (index % 4),
    options: { reshuffleDiscards: index % 2 > 0 },
    series: 41,
    index,
  };
  const state = thieves.setup(trial.seats, trial.options, chanceInSeries(trial.series, index));
  const dice = diceFor(trial);
  yield state;
  while (!thieves.result(state)) {
    enter(thieves, state, randomEntry(trial, state, dice));
    yield state;
  }
}

test("[TH-6.1] a guessed world looks the same to everybody, limits on the viewer's own hand included", () => {
  const chance = chanceInSeries(42, 0);
  let limited = 0;
  for (let index = 0; index < scaled({ quick: 20, normal: 60, long: 2000 }); index++) {
    for (const state of positionsOf(index)) {
      const shared = thieves.publicView(state);
      for (const viewer of viewers(state.seats)) {
        const guessed = thieves.guess(viewOf(thieves, state, viewer), chance);
        expect(thieves.publicView(guessed)).toEqual(shared);
      }
      limited += shared.hands.filter(({ atMost }) => Object.keys(atMost).length > 0).length;
    }
  }
  expect(limited).toBeGreaterThan(0);
});
