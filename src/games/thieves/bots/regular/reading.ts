import { carsOn, copies, getaway, lastGetaway, moneyCards, valueAtEnd, valueAtRaid } from '../../box.ts';
import type { Card } from '../../box.ts';
import { lootSeen, type LootInView, type ThievesView } from '../../view.ts';
import { nothing, type Table, type Worth } from './table.ts';
import type { Tuning } from './tuning.ts';
import { unseenIn, type Unseen } from './unseen.ts';

/** The bot's interpretation of a view, before it weighs its moves. */
export interface Reading {
  readonly view: ThievesView;
  /** The loot in front of each seat, with every face that the bot knows. */
  readonly loot: readonly (readonly LootInView[])[];
  readonly unseen: Unseen;
  readonly table: Table;
}

export function read(view: ThievesView, tuning: Tuning): Reading {
  const unseen = unseenIn(view);
  const loot = view.loot.map((_, seat) => lootSeen(view, seat));
  const table = {
    me: view.active,
    loot: loot.map((row) => total(row, unseen)),
    cars: carsAmong(view.middle),
    playsLeft: playsLeft(view),
    carsPerPlay: unseen.carsPerCard,
    tuning,
  };
  return { view, loot, unseen, table };
}

export function carsAmong(cards: readonly Card[]): number {
  let cars = 0;
  for (const card of cards) cars += carsOn[card] ?? 0;
  return cars;
}

/** A money card whose face is known. [TH-4.1, TH-5.2] */
export const worthOf = (card: Card): Worth => worths[card] ?? nothing;

const worths = moneyCards.map((card) => ({
  atRaid: valueAtRaid[card] ?? 0,
  atEnd: valueAtEnd[card] ?? 0,
  unsure: 0,
}));

/** A card in somebody's loot. An unseen one counts as the average of those it could be. */
export const worthOfLoot = ({ card }: LootInView, unseen: Unseen): Worth =>
  card === null ? unseen.money : worthOf(card);

function total(row: readonly LootInView[], unseen: Unseen): Worth {
  let [atRaid, atEnd, unsure] = [0, 0, 0];
  for (const loot of row) {
    const worth = worthOfLoot(loot, unseen);
    atRaid += worth.atRaid;
    atEnd += worth.atEnd;
    unsure += worth.unsure;
  }
  return { atRaid, atEnd, unsure };
}

/**
 * Every play takes one card from the deck that is not a getaway car, and the cars are evenly spread. [TH-2.1, TH-5.1]
 */
function playsLeft({ deck, getaways }: ThievesView): number {
  const carsInDeck = (copies[getaway] ?? 0) - getaways;
  return ((lastGetaway - getaways) * (deck - carsInDeck)) / (carsInDeck + 1);
}
