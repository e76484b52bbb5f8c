import { fork, random, shuffle, type Chance } from '../../engine/chance/index.ts';
import { copies, getaway, handCards, isMoney, type Card } from './box.ts';
import { limit } from './memory.ts';
import { emptyTable } from './setup.ts';
import type { State } from './state.ts';
import type { HiddenCards, ThievesView } from './view.ts';

/** A world that fits the view, each deal of the cards that the viewer cannot see as likely as the others. */
export function guess(view: ThievesView, chance: Chance): State {
  const state = emptyTable(view.seats, view.options, fork(chance), []);
  state.played = view.played;
  state.active = view.active;
  state.getaways = view.getaways;
  state.middle.push(...view.middle);
  state.discards.push(...view.discards);

  const unseen = unseenCopies(view);
  const rows = [...view.hands, view.waiting];
  const zones = rows.map((row) => zoneOf(row.cards ? 0 : row.size, limitsOf(row, unseen)));
  const hiddenLoot = view.loot.flat().filter((loot) => loot.card === null).length;
  const lootZone = zoneOf(
    hiddenLoot,
    unseen.map((count, card) => (isMoney(card) ? count : 0)),
  );
  const left = deal([...zones, lootZone], unseen, chance);

  rows.forEach((row, index) => {
    const target = state.hands[index] ?? state.waiting;
    target.push(...(row.cards ?? zones[index]?.cards ?? []));
    for (const card of handCards) {
      const most = row.atMost[card];
      if (most !== undefined) limit(state, index, card, most);
    }
  });
  view.loot.forEach((row, seat) => {
    for (const { card, faceUp, knownBy } of row) {
      state.loot[seat]?.push({ card: card ?? (lootZone.cards.pop() as Card), faceUp, knownBy });
    }
  });
  if (view.deckCards) {
    state.deck.push(...view.deckCards);
  } else {
    left.forEach((count, card) => state.deck.push(...Array<Card>(count).fill(card)));
    shuffle(state.chance, state.deck);
  }
  return state;
}

/** How many cards of each face the viewer does not see anywhere. */
function unseenCopies(view: ThievesView): number[] {
  const unseen = copies.slice();
  const seen = (card: Card) => (unseen[card] = (unseen[card] ?? 0) - 1);
  view.middle.forEach(seen);
  view.discards.forEach(seen);
  for (const { cards } of [...view.hands, view.waiting]) cards?.forEach(seen);
  for (const { card } of view.loot.flat()) if (card !== null) seen(card);
  unseen[getaway] = (unseen[getaway] ?? 0) - view.getaways;
  return unseen;
}

const limitsOf = (row: HiddenCards, unseen: readonly number[]): number[] =>
  unseen.map((count, card) => (card === getaway ? 0 : Math.min(count, row.atMost[card] ?? count)));

/** A place for some hidden cards, with the most of each face that it can hold. */
interface Zone {
  readonly size: number;
  readonly most: readonly number[];
  readonly cards: Card[];
}

const zoneOf = (size: number, most: readonly number[]): Zone => ({ size, most, cards: [] });

/**
 * Fills the zones, the narrowest first; returns what is left for the deck. Each card is picked by a number below a
 * bound that does not depend on the cards picked before; a number that hits no card that fits starts the deal anew.
 * So every deal that fits has the same chance, the product of all 1 / bound.
 */
function deal(zones: readonly Zone[], unseen: readonly number[], chance: Chance): number[] {
  const choices = (zone: Zone) => unseen.reduce((sum, count, card) => sum + (zone.most[card] ? count : 0), 0);
  const narrowestFirst = zones.filter((zone) => zone.size > 0).sort((a, b) => choices(a) - choices(b));
  const bounds = narrowestFirst.map((zone, index) => {
    const within = narrowestFirst.slice(0, index).filter((earlier) => fitsInto(earlier, zone));
    return choices(zone) - within.reduce((sum, earlier) => sum + earlier.size, 0);
  });
  for (;;) {
    const left = unseen.slice();
    if (narrowestFirst.every((zone, index) => fill(zone, bounds[index] ?? 0, left, chance))) return left;
  }
}

/** Whatever the one can hold the other could hold too. */
const fitsInto = (inner: Zone, outer: Zone) => inner.most.every((most, card) => !most || outer.most[card]);

function fill(zone: Zone, bound: number, left: number[], chance: Chance): boolean {
  const room = zone.most.slice();
  zone.cards.length = 0;
  while (zone.cards.length < zone.size) {
    const card = pick(random(chance, bound - zone.cards.length), left, room);
    if (card === undefined) return false;
    zone.cards.push(card);
    left[card] = (left[card] ?? 0) - 1;
    room[card] = (room[card] ?? 0) - 1;
  }
  return true;
}

/** The card that a number falls on, counting only faces that still have room. */
function pick(index: number, left: readonly number[], room: readonly number[]): Card | undefined {
  for (const card of handCards) {
    if (!room[card]) continue;
    index -= left[card] ?? 0;
    if (index < 0) return card;
  }
  return undefined;
}
