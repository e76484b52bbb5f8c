import { at } from '../../../engine/at.ts';
import { everyone, nobody, only, type Seat, type SeatSet } from '../../../engine/seats.ts';
import { alarm, doubleLoot, getaway, isMoney, isPolice, roadblock, thief, type Card } from '../box.ts';
import type { ThievesEvent } from '../events.ts';

/*
 * Where every physical card lies and who has learned what about it, followed from events with full knowledge and
 * from the clauses of TH-6 and those they point to. Written without the views, `tell` and `guess`, because it judges
 * them.
 */

/** One physical card, from one shuffle to the next. */
export interface Piece {
  readonly card: Card;
  /** Who knows its face. */
  knownTo: SeatSet;
}

/** What can be learned about a card: its face, or only a part of it. */
export const topics = {
  face: (card: Card): unknown => card,
  money: isMoney,
  police: isPolice,
  getaway: (card: Card) => card === getaway,
} as const;
export type Topic = keyof typeof topics;

export interface CardsOnTable {
  deck: Piece[];
  readonly hands: Piece[][];
  readonly loot: Piece[][];
  waiting: Piece[];
  /** An Alarm is going on: everybody with police cards is laying them down. */
  alarmed: boolean;
  readonly learned: (piece: Piece, to: SeatSet, topic: Topic) => unknown;
}

export function cardsOnTable(seats: number, learned: CardsOnTable['learned'] = () => undefined): CardsOnTable {
  const rows = () => Array.from({ length: seats }, (): Piece[] => []);
  return { deck: [], hands: rows(), loot: rows(), waiting: [], alarmed: false, learned };
}

/** Follows one event; returns the cards whose faces it names. */
export function follow(table: CardsOnTable, event: ThievesEvent): readonly Piece[] {
  if (table.alarmed && event.kind !== 'police') endAlarm(table);
  const taken = followers[event.kind] as (table: CardsOnTable, event: ThievesEvent) => readonly Piece[];
  return taken(table, event);
}

type Followers = {
  readonly [Kind in ThievesEvent['kind']]: (
    table: CardsOnTable,
    event: Extract<ThievesEvent, { kind: Kind }>,
  ) => readonly Piece[];
};

const followers: Followers = {
  // A shuffle clears all knowledge of what it mixes. [TH-1.1, TH-4.3]
  shuffled(table, { order = [] }) {
    table.deck = order.map((card) => ({ card, knownTo: nobody }));
    return table.deck.slice();
  },
  dealt(table, { seat, cards = [] }) {
    const dealt = cards.map(() => top(table));
    hand(table, seat).push(...dealt);
    dealt.forEach((piece) => learn(table, piece, only(seat)));
    return dealt;
  },
  // The player who draws a card sees it; the others see only that it was not a car. [TH-2.1, TH-6.2]
  drew(table, { rule, seat }) {
    const piece = top(table);
    (rule === 'TH-3.6' ? table.waiting : hand(table, seat)).push(piece);
    learn(table, piece, everyone, 'getaway');
    return [learn(table, piece, only(seat))];
  },
  getaway: (table) => [learn(table, top(table), everyone)],
  // Money that is laid face down is known to be money, and to its owner. [TH-3.1, TH-6.2]
  stashed(table, { seat, card }) {
    const piece = takeOut(source(table, seat), card);
    loot(table, seat).push(piece);
    learn(table, piece, everyone, 'money');
    return [piece];
  },
  gave(table, { seat, card, to }) {
    const piece = played(table, seat, card);
    loot(table, to).push(piece);
    return [piece];
  },
  police(table, { rule, seat, card }) {
    const from = { 'TH-3.2': source(table, seat), 'TH-3.4': hand(table, seat), 'TH-3.6': table.waiting }[rule];
    return [learn(table, takeOut(from, card), everyone)];
  },
  roadblock: (table, { seat }) => [played(table, seat, roadblock)],
  alarm(table, { seat }) {
    table.alarmed = true;
    return [played(table, seat, alarm)];
  },
  // A stolen card is not shown, but its new owner may look at it. [TH-3.5, TH-6.3]
  thief(table, { seat, from, place, to }) {
    played(table, seat, thief);
    const [piece] = loot(table, from).splice(place, 1);
    if (!piece) throw new Error(`Seat ${from} has no loot at place ${place}.`);
    loot(table, to).push(piece);
    return [learn(table, piece, only(to))];
  },
  'idle-thief': (table, { seat }) => [played(table, seat, thief)],
  'double-loot': (table, { seat }) => [played(table, seat, doubleLoot)],
  // A raid shows all loot to all. [TH-4.1, TH-6.3]
  showed: (table, { seat }) => loot(table, seat).map((piece) => learn(table, piece, everyone)),
  lost: (table, { seat }) => loot(table, seat).splice(0),
  // After the game everything is face up. [TH-6.4]
  over(table) {
    [table.deck, table.waiting, ...table.hands, ...table.loot].flat().forEach((piece) => learn(table, piece, everyone));
    return [];
  },
  'first-player': () => [],
  turn: () => [],
  raid: () => [],
  'nobody-lost': () => [],
};

/** A player who laid down all police has none left, as everybody can see. [TH-3.4] */
export function endAlarm(table: CardsOnTable): void {
  if (!table.alarmed) return;
  table.alarmed = false;
  for (const piece of [...table.hands.flat(), ...table.waiting]) learn(table, piece, everyone, 'police');
}

function learn(table: CardsOnTable, piece: Piece, to: SeatSet, topic: Topic = 'face'): Piece {
  if (topic === 'face') piece.knownTo |= to;
  table.learned(piece, to, topic);
  return piece;
}

/** A card that is played openly, from what waits or else from the hand. [TH-3.6] */
const played = (table: CardsOnTable, seat: Seat, card: Card): Piece =>
  learn(table, takeOut(source(table, seat), card), everyone);

const source = (table: CardsOnTable, seat: Seat) => (table.waiting.length > 0 ? table.waiting : hand(table, seat));
const hand = (table: CardsOnTable, seat: Seat) => at(table.hands, seat);
const loot = (table: CardsOnTable, seat: Seat) => at(table.loot, seat);

function top(table: CardsOnTable): Piece {
  const piece = table.deck.pop();
  if (!piece) throw new Error('The deck is empty.');
  return piece;
}

function takeOut(pieces: Piece[], card: Card | undefined): Piece {
  const [piece] = pieces.splice(
    pieces.findIndex((each) => each.card === card),
    1,
  );
  if (piece?.card !== card || !piece) throw new Error(`Card ${card} is not where it is played from.`);
  return piece;
}
