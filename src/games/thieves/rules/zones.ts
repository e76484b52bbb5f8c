import { addAt, at } from '../../../engine/at.ts';
import { random, type Chance } from '../../../engine/chance/index.ts';
import type { Card } from '../box.ts';
import { clear } from './state.ts';

/** A place for some hidden cards. */
export interface Zone {
  readonly size: number;
  /** The most of each face that it can hold. */
  readonly most: readonly number[];
  /** How many of the unseen cards have a face that fits. */
  readonly choices: number;
  /** Where the cards are put. */
  readonly cards: Card[];
}

export function zoneOf(size: number, most: readonly number[], cards: Card[], unseen: readonly number[]): Zone {
  let choices = 0;
  // A plain read: `at` is too slow for this loop; see at.ts.
  for (let card = 0; card < most.length; card++) if (most[card]) choices += unseen[card] as number;
  return { size, most, choices, cards };
}

/**
 * Fills the zones with unseen cards, the narrowest first; returns what is left. Each card is picked by a number below
 * a bound that does not depend on the cards picked before; a number that hits no card that fits starts the deal anew.
 * So every deal that fits has the same chance, the product of all 1 / bound.
 */
export function dealInto(zones: readonly Zone[], unseen: readonly number[], chance: Chance): number[] {
  const narrowestFirst = zones.slice().sort((a, b) => a.choices - b.choices);
  const bounds: number[] = [];
  for (let index = 0; index < narrowestFirst.length; index++) bounds.push(boundOf(narrowestFirst, index));
  for (;;) {
    const left = unseen.slice();
    if (fillAll(narrowestFirst, bounds, left, chance)) return left;
  }
}

/** The most cards that are left for a zone, whatever the zones before it have taken. */
function boundOf(zones: readonly Zone[], index: number): number {
  const zone = at(zones, index);
  let bound = zone.choices;
  for (let before = 0; before < index; before++) {
    const earlier = at(zones, before);
    if (fitsInto(earlier.most, zone.most)) bound -= earlier.size;
  }
  return bound;
}

/** Whatever the one can hold the other could hold too. */
function fitsInto(inner: readonly number[], outer: readonly number[]): boolean {
  if (inner === outer) return true;
  for (let card = 0; card < inner.length; card++) if (inner[card] && !outer[card]) return false;
  return true;
}

function fillAll(zones: readonly Zone[], bounds: readonly number[], left: number[], chance: Chance): boolean {
  for (let index = 0; index < zones.length; index++) {
    if (!fill(at(zones, index), at(bounds, index), left, chance)) return false;
  }
  return true;
}

function fill({ size, most, cards }: Zone, bound: number, left: number[], chance: Chance): boolean {
  const room = most.slice();
  clear(cards);
  while (cards.length < size) {
    const card = pick(random(chance, bound - cards.length), left, room);
    if (card === undefined) return false;
    cards.push(card);
    addAt(left, card, -1);
    addAt(room, card, -1);
  }
  return true;
}

/** The card that a number falls on, counting only faces that still have room. */
function pick(index: number, left: readonly number[], room: readonly number[]): Card | undefined {
  for (let card = 0; card < room.length; card++) {
    if (!room[card]) continue;
    // A plain read: `at` is too slow for this loop; see at.ts.
    index -= left[card] as number;
    if (index < 0) return card;
  }
  return undefined;
}
