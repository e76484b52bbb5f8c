import { fastChance, scriptedChance } from '../../../engine/chance/index.ts';
import type { Tell } from '../../../engine/game.ts';
import { general, moveFinder, whyNot } from '../../../engine/legality.ts';
import { everyone, includes, only, viewers, type Seat, type SeatSet, type Viewer } from '../../../engine/seats.ts';
import { cardNames, copies, getaway, type Card, type CardName } from '../box.ts';
import type { ThievesEvent } from '../events.ts';
import { thieves } from '../rules/index.ts';
import type { ThievesMove } from '../moves.ts';
import { emptyTable } from '../rules/setup.ts';
import { handOf, lootOf, type LootCard, type State } from '../rules/state.ts';
import { checkInvariants } from './invariants.ts';

/** A table in the middle of a game. What is not named lies below the named cards of the deck. */
export interface Arrangement {
  readonly seats?: number;
  readonly active?: Seat;
  readonly hands?: readonly (readonly CardName[])[];
  /** The next cards to be drawn, the top card first. */
  readonly deck?: readonly CardName[];
  readonly middle?: readonly CardName[];
  /** A name alone lies face down and is known to its owner only. */
  readonly loot?: readonly (readonly (CardName | LaidLoot)[])[];
  readonly getaways?: number;
  readonly waiting?: readonly CardName[];
  readonly discards?: readonly CardName[];
  readonly reshuffleDiscards?: boolean;
}

export interface LaidLoot {
  readonly card: CardName;
  readonly faceUp?: boolean;
  /** Who besides the owner has seen it; everyone, if it lies face up. */
  readonly knownTo?: readonly Viewer[];
}

const anySeed = '0123456789abcdef0123456789abcdef';

/** Unless told otherwise, four players, of whom the first is active. */
export function table(arrangement: Arrangement = {}): State {
  const { seats = 4, hands = [], loot = [], reshuffleDiscards = false } = arrangement;
  const state = emptyTable(seats, { reshuffleDiscards }, fastChance(anySeed), []);
  state.active = arrangement.active ?? 0;
  state.getaways = arrangement.getaways ?? 0;
  state.middle.push(...cardsOf(arrangement.middle));
  state.waiting.push(...cardsOf(arrangement.waiting));
  state.discards.push(...cardsOf(arrangement.discards));
  hands.forEach((hand, seat) => handOf(state, seat).push(...cardsOf(hand)));
  loot.forEach((row, seat) => lootOf(state, seat).push(...row.map((card) => laid(card, seat))));
  const top = cardsOf(arrangement.deck).reverse();
  state.deck.push(...restOfBox(state, top), ...top);
  checkInvariants(state);
  return state;
}

function laid(loot: CardName | LaidLoot, owner: Seat): LootCard {
  const { card, faceUp = false, knownTo = [] } = typeof loot === 'string' ? { card: loot } : loot;
  const knownBy = knownTo.reduce<SeatSet>((set, viewer) => set | only(viewer), only(owner));
  return { card: cardOf(card), faceUp, knownBy: faceUp ? everyone : knownBy };
}

/**
 * All cards that have no place yet, in the order of the box from top to bottom: money first, the getaway cars below
 * all.
 */
function restOfBox(state: State, top: readonly Card[]): Card[] {
  const left = copies.slice();
  left[getaway] = (left[getaway] ?? 0) - state.getaways;
  const loot = state.loot.flat().map(({ card }) => card);
  for (const card of [...state.hands, state.middle, state.waiting, state.discards, loot, top].flat()) {
    left[card] = (left[card] ?? 0) - 1;
    if ((left[card] ?? 0) < 0) throw new Error(`The box has no more cards ${String(cardNames[card])}.`);
  }
  return left.flatMap((count, card) => Array<Card>(count).fill(card)).reverse();
}

export interface Played {
  readonly state: State;
  /** What happened, for those who know everything. */
  readonly told: readonly Named[];
  heard(viewer: Viewer): readonly Named[];
}

/**
 * Plays a move, which must be legal, on a copy of the table. `shuffled` names the cards that lie on top of the deck,
 * the next one first, after the raid that the move must then bring.
 */
export function play(before: State, seat: Seat, move: ThievesMove, shuffled?: readonly CardName[]): Played {
  const legal = moveFinder(thieves.legalMoves(before, seat))(move);
  if (!legal) throw new Error(`Seat ${seat} may not play ${JSON.stringify(named(move))}.`);
  const copy = thieves.clone(before);
  const script = shuffled && scriptedChance([orderAfter(before, seat, legal, shuffled)]);
  const scripted = { ...copy, chance: script ?? copy.chance };
  const { told, heard, tell } = listen(before.seats);
  thieves.play(scripted, seat, legal, tell);
  if (script && script.next < script.outcomes.length) throw new Error('The move was to bring a raid.');
  const state = { ...scripted, chance: copy.chance };
  checkInvariants(state);
  return { state, told, heard };
}

/** An order of the deck that this move shuffles, with these cards on top. A rehearsal tells which cards it has. */
function orderAfter(before: State, seat: Seat, move: ThievesMove, shuffled: readonly CardName[]): readonly Card[] {
  let deck: Card[] = [];
  thieves.play(thieves.clone(before), seat, move, (event) => {
    if (event.kind === 'shuffled') deck = [...(event.order ?? [])];
  });
  const top = cardsOf(shuffled).reverse();
  for (const card of top) deck.splice(deck.indexOf(card), 1);
  return [...deck, ...top];
}

/** Records what is told, as it reaches each viewer. */
export function listen(seats: number) {
  const told: Named[] = [];
  const heardBy = new Map<Viewer, Named[]>(viewers(seats).map((viewer) => [viewer, []]));
  const tell: Tell<ThievesEvent> = (event: ThievesEvent, to: SeatSet = everyone, others: ThievesEvent = event) => {
    told.push(named(event));
    for (const [viewer, heard] of heardBy) heard.push(named(includes(to, viewer) ? event : others));
  };
  return { told, tell, heard: (viewer: Viewer): readonly Named[] => heardBy.get(viewer) ?? [] };
}

/** Why a move that can occur at such a table is refused; it must be. */
export function refused(state: State, seat: Seat, move: ThievesMove): { rule: string; values: Named } {
  const known = moveFinder(thieves.everyMove(state.seats, state.options))(move);
  const refusal = known ? whyNot(thieves, state, seat, known) : { rule: general.noSuchMove, values: {} };
  if (!refusal) throw new Error(`Nothing speaks against ${JSON.stringify(named(move))}.`);
  if (known && thieves.legalMoves(state, seat).includes(known)) throw new Error('Refused, and yet legal.');
  return { rule: refusal.rule, values: named(refusal.values) };
}

/** A move, an event or the values of a refusal, with the names of cards instead of their numbers. */
export type Named = Readonly<Record<string, unknown>>;

export function named(coded: object): Named {
  const nameIn = (field: string, value: unknown): unknown => {
    const names = thieves.codes[field];
    if (!names) return value;
    if (Array.isArray(value)) return value.map((each) => nameIn(field, each));
    return typeof value === 'number' ? names[value] : value;
  };
  return Object.fromEntries(Object.entries(coded).map(([field, value]) => [field, nameIn(field, value)]));
}

export const cardOf = (name: CardName): Card => cardNames.indexOf(name);
export const cardsOf = (names: readonly CardName[] = []): Card[] => names.map(cardOf);
export const namesOf = (cards: readonly Card[]): (CardName | undefined)[] => cards.map((card) => cardNames[card]);
export const lootNames = (state: State, seat: Seat) => namesOf(lootOf(state, seat).map(({ card }) => card));
export const countIn = (cards: readonly Card[], name: CardName) => cards.filter((card) => card === cardOf(name)).length;

export const stash = (name: CardName): ThievesMove => ({ kind: 'stash', card: cardOf(name) });
export const give = (name: CardName, to: Seat): ThievesMove => ({ kind: 'give', card: cardOf(name), to });
export const lay = (name: CardName): ThievesMove => ({ kind: 'police', card: cardOf(name) });
export const soundAlarm: ThievesMove = { kind: 'alarm', card: cardOf('alarm') };
export const idleThief: ThievesMove = { kind: 'idle-thief', card: cardOf('thief') };
export const doubleLoot: ThievesMove = { kind: 'double-loot', card: cardOf('double-loot') };

export const block = (name: CardName | null): ThievesMove => ({
  kind: 'roadblock',
  card: cardOf('roadblock'),
  remove: name === null ? null : cardOf(name),
});

/** A Thief takes the card at a place, counted from 0, from one loot to another. */
export const steal = (from: Seat, place: number, to: Seat): ThievesMove => ({
  kind: 'thief',
  card: cardOf('thief'),
  from,
  place,
  to,
});
