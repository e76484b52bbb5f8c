import { addAt, at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import { copies, getaway, handCards, policeCards, type Card } from '../box.ts';
import { isPublic, type State } from './state.ts';
import type { Limits } from '../view.ts';

/*
 * What everyone can work out about cards that nobody shows [TH-6.1]: `mayHold` has a row for each hand and one for the
 * waiting cards, with the most cards of each face that can be among them. It is made of public facts alone:
 *   - after an Alarm there is no police in any hand;
 *   - a card that went back into the deck at a raid is in no hand, until that hand draws again.
 * Every card drawn raises all limits of its row by one, so the limits are kept without the draws, and these are
 * counted in the last column.
 */

const width = handCards.length + 1;
const draws = handCards.length;

/** Nothing is known about the first hands. */
export const freshMemory = (seats: number): number[] => (fresh[seats] ??= withoutLimits(seats)).slice();

const fresh: number[][] = [];
const withoutLimits = (seats: number): number[] =>
  Array.from({ length: seats + 1 }, () => [...handCards.map((card) => copies[card] ?? 0), 0]).flat();

/** The row of the cards that the active player plays from. */
export const playedRow = (state: State, seat: Seat): number => (state.waiting.length > 0 ? state.seats : seat);

export const waitingRow = (state: State): number => state.seats;

/** The most cards of this face that can be in this row, according to public facts. */
export const mayHold = (state: State, row: number, card: Card): number =>
  at(state.mayHold, row * width + card) + at(state.mayHold, row * width + draws);

export function limit(state: State, row: number, card: Card, most: number): void {
  state.mayHold[row * width + card] = most - (state.mayHold[row * width + draws] ?? 0);
}

/** This row is empty, and whatever comes is new. */
export function noteEmpty(state: State, row: number): void {
  state.mayHold.fill(0, row * width, row * width + width);
}

/** A card that nobody else has seen comes to this row: it may be anything. */
export function noteDrawn(state: State, row: number): void {
  addAt(state.mayHold, row * width + draws, 1);
}

/** A card leaves this row for all to see. */
export function noteShown(state: State, row: number, card: Card): void {
  addAt(state.mayHold, row * width + card, -1);
}

/** All police cards have just been laid down. */
export function noteNoPolice(state: State): void {
  for (let row = 0; row <= state.seats; row++) {
    for (const card of policeCards) limit(state, row, card, 0);
  }
}

/** Cards are about to go back into the deck: no row can hold more of a face than are hidden before that. */
export function noteBeforeReturn(state: State): void {
  const hidden = hiddenCopies(state);
  const limits = state.mayHold;
  // The same as asking `mayHold` and setting `limit` for each face, but with the draws of a row looked up once.
  for (let first = 0; first < limits.length; first += width) {
    const drawn = at(limits, first + draws);
    for (let card = 0; card < draws; card++) {
      // A plain read: `at` is too slow for this loop; see at.ts.
      const most = (hidden[card] as number) - drawn;
      if ((limits[first + card] as number) > most) limits[first + card] = most;
    }
  }
}

export const nothingKnown: Limits = {};

/** Limits on the cards of a row that say more than their number and the cards on the table do. */
export function worthKnowing(state: State, row: number, size: number, hidden: readonly number[]): Limits {
  let limits: Record<Card, number> | undefined;
  const first = row * width;
  const drawn = at(state.mayHold, first + draws);
  for (let card = 0; card < draws; card++) {
    // A plain read: `at` is too slow for this loop; see at.ts.
    const most = (state.mayHold[first + card] as number) + drawn;
    if (most < size && most < (hidden[card] as number)) (limits ??= {})[card] = most;
  }
  return limits ?? nothingKnown;
}

/** How many cards of each face lie where not everyone has seen them. */
export function hiddenCopies(state: State): number[] {
  const hidden = copies.slice();
  const remove = (card: Card) => addAt(hidden, card, -1);
  for (const card of state.middle) remove(card);
  for (const card of state.discards) remove(card);
  for (const row of state.loot) for (const loot of row) if (isPublic(loot)) remove(loot.card);
  hidden[getaway] = at(hidden, getaway) - state.getaways;
  return hidden;
}
