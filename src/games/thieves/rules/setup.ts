import { random, shuffle, type Chance } from '../../../engine/chance/index.ts';
import type { Tell } from '../../../engine/game.ts';
import { nobody, only, type Seat } from '../../../engine/seats.ts';
import { copies, dealtCards, getaway, handCards, type Card } from '../box.ts';
import type { ThievesEvent } from '../events.ts';
import { freshMemory } from './memory.ts';
import type { ThievesOptions } from '../options.ts';
import { handOf, type LootCard, type State } from './state.ts';
import { beginTurn } from './turn.ts';

const boxWithoutCars: readonly Card[] = handCards.flatMap((card) => Array<Card>(copies[card] ?? 0).fill(card));

export function setup(seats: number, options: ThievesOptions, chance: Chance, tell?: Tell<ThievesEvent>): State {
  const state = emptyTable(seats, options, chance, boxWithoutCars.slice());
  shuffleDeck(state, 'TH-1.1', tell);
  for (let seat = 0; seat < seats; seat++) deal(state, seat, tell);
  for (let car = 0; car < (copies[getaway] ?? 0); car++) state.deck.push(getaway);
  shuffleDeck(state, 'TH-1.1', tell);
  const first = random(state.chance, seats);
  tell?.({ kind: 'first-player', rule: 'TH-1.2', drawn: first });
  beginTurn(state, first, tell);
  return state;
}

export function emptyTable(seats: number, options: ThievesOptions, chance: Chance, deck: Card[]): State {
  const hands: Card[][] = [];
  const loot: LootCard[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    hands.push([]);
    loot.push([]);
  }
  return {
    seats,
    options,
    chance,
    played: 0,
    active: 0,
    deck,
    hands,
    loot,
    middle: [],
    getaways: 0,
    discards: [],
    waiting: [],
    mayHold: freshMemory(seats),
  };
}

function deal(state: State, seat: Seat, tell?: Tell<ThievesEvent>): void {
  const hand = handOf(state, seat);
  for (let count = 0; count < dealtCards; count++) hand.push(state.deck.pop() as Card);
  tell?.({ kind: 'dealt', rule: 'TH-1.1', seat, cards: hand.slice() }, only(seat), {
    kind: 'dealt',
    rule: 'TH-1.1',
    seat,
  });
}

/** Nobody hears more than that the deck was shuffled. [TH-6.2] */
export function shuffleDeck(state: State, rule: 'TH-1.1' | 'TH-4.3', tell?: Tell<ThievesEvent>): void {
  shuffle(state.chance, state.deck);
  tell?.({ kind: 'shuffled', rule, order: state.deck.slice() }, nobody, { kind: 'shuffled', rule });
}
