import { at } from '../../../engine/at.ts';
import { everyone, nobody, only, type Seat, type SeatSet } from '../../../engine/seats.ts';
import { cityOf, type Card, type City } from '../box.ts';
import type { TheBossEvent } from '../events.ts';

/*
 * Where every card lies and who has learned its face, followed from events with full knowledge and from the clauses of
 * TB-7 and those they point to. Written without `view`, `tell` and `guess`, because it judges them.
 */

/** One physical card, from one deal to the next. */
export interface Piece {
  readonly card: Card;
  /** Who knows its face. */
  knownTo: SeatSet;
}

export interface CardsOnTable {
  round: number;
  /** By city. */
  readonly under: Map<City, Piece>;
  readonly hands: Piece[][];
  /** Revealed from hands in this round. */
  open: Piece[];
  police: Piece[];
  shown: number;
  /** The hidden cards of the rounds that have been settled. */
  readonly settled: Card[][];
  isOver: boolean;
}

export const cardsOnTable = (seats: number): CardsOnTable => ({
  round: 0,
  under: new Map(),
  hands: Array.from({ length: seats }, () => []),
  open: [],
  police: [],
  shown: 0,
  settled: [],
  isOver: false,
});

/** Follows one event; returns the cards whose faces it names. */
export function follow(table: CardsOnTable, event: TheBossEvent): readonly Piece[] {
  const taken = followers[event.kind] as ((table: CardsOnTable, event: TheBossEvent) => readonly Piece[]) | undefined;
  return taken?.(table, event) ?? [];
}

/** Only events that name cards; all others are about what everybody sees. [TB-7.1] */
type Followers = {
  readonly [Kind in TheBossEvent['kind']]?: (
    table: CardsOnTable,
    event: Extract<TheBossEvent, { kind: Kind }>,
  ) => readonly Piece[];
};

const followers: Followers = {
  // The order of the police cards is unknown to all. [TB-1.3, TB-7.2]
  'police-shuffled'(table, { order = [] }) {
    table.police = order.map((card) => ({ card, knownTo: nobody }));
    return table.police;
  },
  // All cards are gathered and dealt again, so nothing is known about their places. [TB-2.6]
  round(table, { round }) {
    table.round = round;
    table.under.clear();
    table.hands.forEach((hand) => (hand.length = 0));
    table.open = [];
    return [];
  },
  hidden(table, { city, card }) {
    const piece = { card: card ?? -1, knownTo: nobody };
    table.under.set(city, piece);
    return [piece];
  },
  // This order would reveal all hands, so nobody may hear it.
  shuffled: (_table, { order = [] }) => order.map((card) => ({ card, knownTo: nobody })),
  dealt(table, { seat, cards = [] }) {
    const hand = cards.map((card) => ({ card, knownTo: only(seat) }));
    table.hands[seat]?.push(...hand);
    return hand;
  },
  revealed(table, { seat, card }) {
    const piece = takeOut(table.hands[seat] ?? [], card);
    table.open.push(piece);
    return [learn(piece, everyone)];
  },
  police: (table) => table.police.slice(table.shown, ++table.shown).map((piece) => learn(piece, everyone)),
  // Hidden cards are unknown until the round is settled. [TB-5.1, TB-7.2]
  took(table, { city }) {
    const piece = table.under.get(city);
    if (!piece) throw new Error(`Nothing lies under city ${city}.`);
    (table.settled[table.round - 1] ??= []).push(piece.card);
    return [learn(piece, everyone)];
  },
  // After the game everything is face up. [TB-7.3]
  over(table) {
    table.isOver = true;
    table.police.forEach((piece) => learn(piece, everyone));
    return [];
  },
};

/** All city cards of this round, wherever they lie. */
export const pieces = ({ under, hands, open }: CardsOnTable): readonly Piece[] => [
  ...under.values(),
  ...hands.flat(),
  ...open,
];

export const backsOf = (hand: readonly Piece[]): readonly City[] => hand.map(({ card }) => at(cityOf, card));

function learn(piece: Piece, to: SeatSet): Piece {
  piece.knownTo |= to;
  return piece;
}

function takeOut(hand: Piece[], card: Card): Piece {
  const [piece] = hand.splice(
    hand.findIndex((each) => each.card === card),
    1,
  );
  if (piece?.card !== card) throw new Error(`Card ${card} is not in the hand that it is revealed from.`);
  return piece;
}

/** Who holds a card of this round: a seat, or nobody if it lies under its city. */
export const holderOf = ({ hands }: CardsOnTable, card: Card): Seat | null => {
  const seat = hands.findIndex((hand) => hand.some((piece) => piece.card === card));
  return seat < 0 ? null : seat;
};
