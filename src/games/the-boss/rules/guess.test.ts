import { describe, expect, test } from 'vitest';
import { at } from '../../../engine/at.ts';
import { chanceInSeries } from '../../../engine/chance/index.ts';
import type { Viewer } from '../../../engine/seats.ts';
import { viewOf } from '../../../engine/view.ts';
import { cardsOf, cityOf, none, type Card } from '../box.ts';
import { theBoss } from './index.ts';
import type { State } from './state.ts';
import { atLap, passes } from '../testing/play.ts';
import { table } from '../testing/table.ts';
import { unseenIn } from '../view.ts';

/*
 * Small positions, late in a round, in which most cards are face up. There every deal that fits can be enumerated, and
 * `guess` must find all of them, no others, and each equally often.
 */

/** Where a viewer cannot look. */
interface Hidden {
  readonly hidden: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly police: readonly Card[];
}

const hiddenFrom = (state: State, viewer: Viewer): Hidden => ({
  hidden: state.hidden.filter((card) => card !== none),
  hands: state.hands.filter((_, seat) => seat !== viewer),
  police: state.police.slice(state.shown),
});

const keyOf = ({ hidden, hands, police }: Hidden) =>
  JSON.stringify([hidden, hands.map((hand) => hand.toSorted((a, b) => a - b)), police]);

/** All orders of some cards. */
function* orders(cards: readonly Card[]): Generator<Card[]> {
  if (cards.length === 0) yield [];
  for (let first = 0; first < cards.length; first++) {
    for (const rest of orders(cards.toSpliced(first, 1))) yield [at(cards, first), ...rest];
  }
}

/** How many ways there are to deal physical cards so that the table shows the same backs. */
function bruteForce(state: State, viewer: Viewer): ReadonlyMap<string, number> {
  const { hidden, hands, police } = hiddenFrom(state, viewer);
  const backs = (cards: readonly Card[]) =>
    cards
      .map((card) => cityOf[card])
      .toSorted()
      .join();
  const deals = new Map<string, number>();
  for (const order of orders([...hidden, ...hands.flat()])) {
    const next = (row: readonly Card[]) => order.splice(0, row.length);
    const [under, held] = [next(hidden), hands.map(next)];
    const fits =
      under.every((card, place) => cityOf[card] === state.cities[place]) &&
      held.every((hand, index) => backs(hand) === backs(hands[index] ?? []));
    if (!fits) continue;
    for (const rest of orders(police)) {
      const key = keyOf({ hidden: under, hands: held, police: rest });
      deals.set(key, (deals.get(key) ?? 0) + 1);
    }
  }
  return deals;
}

const lateHands = [
  ['new-york-0', 'new-york-1', 'boston-3', 'detroit-1', 'detroit-2'],
  ['new-york-2', 'boston-4', 'boston-hospital', 'detroit-3', 'detroit-4'],
];

const positions: readonly { readonly what: string; readonly state: State; readonly viewer: Viewer }[] = [
  { what: 'three cards each, as a player', state: atLap(table({ seats: 2, round: 2 }), 3), viewer: 0 },
  { what: 'two cards each, as a spectator', state: atLap(table({ seats: 2, round: 2 }), 4), viewer: 'spectator' },
  {
    what: 'hands of many cities',
    state: atLap(table({ seats: 2, round: 3, hands: lateHands }), 3),
    viewer: 0,
  },
  {
    what: 'two cards of one city in a hidden hand',
    state: atLap(table({ seats: 2, round: 2, hands: lateHands }), 3),
    viewer: 1,
  },
  {
    what: 'three players in the middle of a lap',
    state: passes(atLap(table({ seats: 3, round: 3 }), 4), 1),
    viewer: 1,
  },
];

describe.each(positions)('[TB-7.3] a guess is uniform over the deals that fit: $what', ({ state, viewer }) => {
  const deals = bruteForce(state, viewer);
  const total = [...deals.values()].reduce((sum, each) => sum + each, 0);
  const guesses = 40 * deals.size + 10_000;
  const found = new Map<string, number>();
  const chance = chanceInSeries(40, deals.size);
  const view = viewOf(theBoss, state, viewer);
  for (let guess = 0; guess < guesses; guess++) {
    const key = keyOf(hiddenFrom(theBoss.guess(view, chance), viewer));
    found.set(key, (found.get(key) ?? 0) + 1);
  }

  test('there is something to guess', () => {
    expect(deals.size).toBeGreaterThan(5);
    expect(deals.has(keyOf(hiddenFrom(state, viewer)))).toBe(true);
  });

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

test('[TB-7.2] a guess at the beginning of a round may put any card of a city under it', () => {
  const view = viewOf(theBoss, table(), 0);
  const found = cardsOf.map(() => new Set<Card>());
  const chance = chanceInSeries(41, 0);
  for (let guess = 0; guess < 2000; guess++) {
    theBoss.guess(view, chance).hidden.forEach((card, city) => found[city]?.add(card));
  }
  expect(found.map((cards) => [...cards].toSorted((a, b) => a - b))).toEqual(
    view.unrevealed.map((_, city) => unseenIn(view, city)),
  );
});
