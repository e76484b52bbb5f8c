import { at } from '../../../engine/at.ts';
import type { Tell } from '../../../engine/game.ts';
import { everyone } from '../../../engine/seats.ts';
import { carsForRaid, carsOn, valueAtRaid, type Card } from '../box.ts';
import type { ThievesEvent } from '../events.ts';
import { noteBeforeReturn } from './memory.ts';
import { shuffleDeck } from './setup.ts';
import { clear, isPublic, lootOf, type LootCard, type State } from './state.ts';

export function carsInMiddle(state: State): number {
  let cars = 0;
  for (const card of state.middle) cars += at(carsOn, card);
  return cars;
}

/** With four or more cars in the middle there is a raid at once. [TH-3.2, TH-3.4] */
export function maybeRaid(state: State, rule: 'TH-3.2' | 'TH-3.4', tell?: Tell<ThievesEvent>): void {
  const cars = carsInMiddle(state);
  if (cars < carsForRaid) return;
  tell?.({ kind: 'raid', rule, cars });
  const richest = showLoot(state, tell);
  noteBeforeReturn(state);
  loseLoot(state, richest, tell);
  returnPolice(state);
  shuffleDeck(state, 'TH-4.3', tell);
}

/**
 * Everyone shows and counts their loot and turns it back, but now all have seen it. Returns the largest count. [TH-4.1,
 * TH-4.4]
 */
function showLoot(state: State, tell?: Tell<ThievesEvent>): number {
  let richest = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const loot = lootOf(state, seat);
    for (let place = 0; place < loot.length; place++) {
      const each = at(loot, place);
      if (!isPublic(each)) loot[place] = { card: each.card, faceUp: each.faceUp, knownBy: everyone };
    }
    const value = raidValue(loot);
    if (value > richest) richest = value;
    tell?.({ kind: 'showed', rule: 'TH-4.1', seat, cards: loot.map((each) => each.card), value });
  }
  return richest;
}

export function raidValue(loot: readonly LootCard[]): number {
  let value = 0;
  for (const { card } of loot) value += at(valueAtRaid, card);
  return value;
}

/** The richest, all of them if several tie, lose all their loot; with nothing but zeros nobody does. [TH-4.2] */
function loseLoot(state: State, richest: number, tell?: Tell<ThievesEvent>): void {
  if (richest === 0) {
    tell?.({ kind: 'nobody-lost', rule: 'TH-4.2' });
    return;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const loot = lootOf(state, seat);
    if (raidValue(loot) < richest) continue;
    tell?.({ kind: 'lost', rule: 'TH-4.2', seat, cards: loot.map((each) => each.card) });
    for (const { card } of loot) state.deck.push(card);
    clear(loot);
  }
}

/** The police cards go back into the deck, and with a table option all discards, too. [TH-4.3, TH-3.7] */
function returnPolice(state: State): void {
  moveAll(state.middle, state.deck);
  if (state.options.reshuffleDiscards) moveAll(state.discards, state.deck);
}

function moveAll(from: Card[], to: Card[]): void {
  for (const card of from) to.push(card);
  clear(from);
}
