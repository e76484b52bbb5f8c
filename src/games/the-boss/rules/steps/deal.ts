import { at } from '../../../../engine/at.ts';
import { random, shuffle } from '../../../../engine/chance/index.ts';
import type { Tell } from '../../../../engine/game.ts';
import { nobody, only } from '../../../../engine/seats.ts';
import { cardsOf, cityOf, handSize, none, type Card, type City } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import { handOf, type State } from '../state.ts';

/**
 * All cards in play are dealt anew: first a hidden one under each city, then five to each hand. Nobody sees the hidden
 * cards, and everybody sees the backs of the hands. [TB-2.1, TB-2.2, TB-2.6]
 */
export function deal(state: State, tell?: Tell<TheBossEvent>): void {
  const others: Card[] = [];
  for (const city of state.cities) hideCard(state, city, others, tell);
  shuffle(state.chance, others);
  tell?.({ kind: 'shuffled', rule: 'TB-2.1', order: others.slice() }, nobody, { kind: 'shuffled', rule: 'TB-2.1' });
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = handOf(state, seat);
    for (let place = seat * handSize; place < (seat + 1) * handSize; place++) insert(hand, at(others, place));
    if (!tell) continue;
    const dealt = { kind: 'dealt', rule: 'TB-2.1', seat, cities: hand.map((card) => at(cityOf, card)) } as const;
    tell({ ...dealt, cards: hand.slice() }, only(seat), dealt);
  }
}

/** A random card of a city goes under it; the rest are added to `others`. */
function hideCard(state: State, city: City, others: Card[], tell?: Tell<TheBossEvent>): void {
  const cards = at(cardsOf, city);
  const drawn = random(state.chance, cards.length);
  for (let place = 0; place < cards.length; place++) if (place !== drawn) others.push(at(cards, place));
  const card = at(cards, drawn);
  state.hidden[city] = card;
  state.lastRevealed[city] = none;
  tell?.({ kind: 'hidden', rule: 'TB-2.1', city, drawn, card }, nobody, { kind: 'hidden', rule: 'TB-2.1', city });
}

/** Puts a card into a hand, in the order of the box. */
function insert(hand: Card[], card: Card): void {
  let place = hand.length;
  hand.push(card);
  for (; place > 0 && at(hand, place - 1) > card; place--) hand[place] = at(hand, place - 1);
  hand[place] = card;
}
