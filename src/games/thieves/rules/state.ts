import { at } from '../../../engine/at.ts';
import { cloneChance, type Chance } from '../../../engine/chance/index.ts';
import { everyone, type Seat, type SeatSet } from '../../../engine/seats.ts';
import type { Card } from '../box.ts';
import type { ThievesOptions } from '../options.ts';

/** A card in somebody's loot; never changed in place, so that copies of a state can share it. */
export interface LootCard {
  readonly card: Card;
  readonly faceUp: boolean;
  /** Who has seen its face: those who owned it, or everyone after a raid. [TH-6.3] */
  readonly knownBy: SeatSet;
}

export interface State {
  readonly seats: number;
  readonly options: ThievesOptions;
  readonly chance: Chance;
  /** How many cards have been played; the decision that is asked for now is one more. */
  played: number;
  active: Seat;
  /** The top card is the last. */
  readonly deck: Card[];
  readonly hands: Card[][];
  readonly loot: LootCard[][];
  /** The police in the middle, in the order in which they came. */
  readonly middle: Card[];
  /** Getaway cars on the table. */
  getaways: number;
  readonly discards: Card[];
  /** What a Double loot drew and the active player still has to play. [TH-3.6] */
  readonly waiting: Card[];
  /** What everyone can work out about hidden hands; see memory.ts. */
  readonly mayHold: number[];
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    options: state.options,
    chance: cloneChance(state.chance),
    played: state.played,
    active: state.active,
    deck: state.deck.slice(),
    hands: cloneRows(state.hands),
    loot: cloneRows(state.loot),
    middle: state.middle.slice(),
    getaways: state.getaways,
    discards: state.discards.slice(),
    waiting: state.waiting.slice(),
    mayHold: state.mayHold.slice(),
  };
}

function cloneRows<T>(rows: readonly T[][]): T[][] {
  const copy: T[][] = [];
  for (const row of rows) copy.push(row.slice());
  return copy;
}

export const isPublic = (loot: LootCard): boolean => loot.knownBy === everyone;

/** The cards this seat may play from now: those of a Double loot while any wait, otherwise the hand. [TH-3.6] */
export const playableCards = (state: State, seat: Seat): Card[] =>
  state.waiting.length > 0 ? state.waiting : handOf(state, seat);

export const handOf = (state: State, seat: Seat): Card[] => at(state.hands, seat);
export const lootOf = (state: State, seat: Seat): LootCard[] => at(state.loot, seat);

/** Takes one card of this face out of a row, the first if there are several; the others close up. */
export function takeOut(cards: Card[], card: Card): void {
  // Rows are so short that a call of `indexOf` would take longer than the search.
  for (let place = 0; place < cards.length; place++) {
    if (cards[place] === card) return closeUp(cards, place);
  }
  throw new Error(`There is no card ${card} among ${cards.join(' ')}.`);
}

/** Removes what lies at a place; what lay behind it moves up. */
export function closeUp<T>(row: T[], place: number): void {
  for (let behind = place + 1; behind < row.length; behind++) row[behind - 1] = at(row, behind);
  row.pop();
}

/**
 * Removes everything, by popping: an assignment to `length` would leave optimised code and free the capacity as well.
 */
export function clear<T>(row: T[]): void {
  while (row.length > 0) row.pop();
}
