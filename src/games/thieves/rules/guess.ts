import { addAt, at } from '../../../engine/at.ts';
import { fork, shuffle, type Chance } from '../../../engine/chance/index.ts';
import { copies, getaway, isMoney, type Card } from '../box.ts';
import { limit, waitingRow } from './memory.ts';
import { emptyTable } from './setup.ts';
import { handOf, lootOf, type State } from './state.ts';
import { lootSeen, type Limits, type ThievesView } from '../view.ts';
import { dealInto, zoneOf, type Zone } from './zones.ts';

/*
 * A search guesses a world for every game that it plays to the end, so this is written with plain loops: arrays that
 * exist only to be looped over took most of its time.
 */

/** A world that fits the view, each deal of the cards that the viewer cannot see as likely as the others. */
export function guess(view: ThievesView, chance: Chance): State {
  const state = emptyTable(view.seats, view.options, fork(chance), []);
  state.played = view.played;
  state.active = view.active;
  state.getaways = view.getaways;
  const unseen = layOutSeen(state, view);

  const hiddenLoot: Card[] = [];
  const left = dealInto(zonesOf(state, view, unseen, hiddenLoot), unseen, chance);
  layOutLoot(state, view, hiddenLoot);
  if (view.deckCards) state.deck.push(...view.deckCards);
  else shuffleIntoDeck(state, left);
  return state;
}

/** Lays out what the viewer sees, except loot; returns how many cards of each face they do not see anywhere. */
function layOutSeen(state: State, view: ThievesView): number[] {
  const unseen = copies.slice();
  layOut(view.middle, state.middle, unseen);
  layOut(view.discards, state.discards, unseen);
  layOut(view.waiting.cards ?? view.waitingCards, state.waiting, unseen);
  for (let seat = 0; seat < view.seats; seat++) layOut(view.hands[seat]?.cards, handOf(state, seat), unseen);
  if (view.viewer !== 'spectator') layOut(view.hand, handOf(state, view.viewer), unseen);
  for (const row of view.loot) for (const { card } of row) if (card !== null) addAt(unseen, card, -1);
  for (const row of view.knownLoot) for (const card of row) addAt(unseen, card, -1);
  unseen[getaway] = at(unseen, getaway) - view.getaways;
  return unseen;
}

function layOut(cards: readonly Card[] | null | undefined, place: Card[], unseen: number[]): void {
  if (!cards) return;
  for (const card of cards) {
    place.push(card);
    addAt(unseen, card, -1);
  }
}

/** Where the viewer cannot look: hands, waiting cards, and face-down loot. */
function zonesOf(state: State, view: ThievesView, unseen: readonly number[], hiddenLoot: Card[]): Zone[] {
  const zones: Zone[] = [];
  const anyCard = unseen.slice();
  anyCard[getaway] = 0;
  for (let row = 0; row <= waitingRow(state); row++) {
    const { size, atMost } = view.hands[row] ?? view.waiting;
    restoreLimits(state, row, atMost);
    const place = state.hands[row] ?? state.waiting;
    // The viewer sees these cards, or there are none.
    if (place.length === size) continue;
    zones.push(zoneOf(size, mostIn(atMost, anyCard), place, unseen));
  }
  const loot = hiddenLootIn(view);
  const anyMoney = anyCard.map((count, card) => (isMoney(card) ? count : 0));
  if (loot > 0) zones.push(zoneOf(loot, anyMoney, hiddenLoot, unseen));
  return zones;
}

/** The public limits of a row hold in the guessed world too, also where the viewer sees the cards. */
function restoreLimits(state: State, row: number, atMost: Limits): void {
  for (const face in atMost) limit(state, row, Number(face), atMost[Number(face)] as number);
}

/** The most cards of each face that can be hidden, according to public facts. */
function mostIn(atMost: Limits, anyCard: readonly number[]): readonly number[] {
  let most: number[] | undefined;
  for (const face in atMost) {
    const card = Number(face);
    most ??= anyCard.slice();
    most[card] = Math.min(atMost[card] as number, at(anyCard, card));
  }
  return most ?? anyCard;
}

function hiddenLootIn({ loot, knownLoot }: ThievesView): number {
  let hidden = 0;
  for (const row of loot) for (const { card } of row) if (card === null) hidden++;
  for (const row of knownLoot) hidden -= row.length;
  return hidden;
}

function layOutLoot(state: State, view: ThievesView, hiddenLoot: Card[]): void {
  for (let seat = 0; seat < view.seats; seat++) {
    const loot = lootOf(state, seat);
    for (const { card, faceUp, knownBy } of lootSeen(view, seat)) {
      loot.push({ card: card ?? (hiddenLoot.pop() as Card), faceUp, knownBy });
    }
  }
}

function shuffleIntoDeck(state: State, counts: readonly number[]): void {
  for (let card = 0; card < counts.length; card++) {
    for (let count = at(counts, card); count > 0; count--) state.deck.push(card);
  }
  shuffle(state.chance, state.deck);
}
