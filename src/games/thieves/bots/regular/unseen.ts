import {
  carsOn,
  copies,
  getaway,
  handCards,
  moneyCards,
  policeCards,
  valueAtEnd,
  valueAtRaid,
  type Card,
} from '../../box.ts';
import type { ThievesView } from '../../view.ts';
import { nothing, type Worth } from './table.ts';

/** The cards that the bot cannot see anywhere, without getaway cars. */
export interface Unseen {
  /** How many there are of each face. */
  readonly copies: readonly number[];
  readonly cards: number;
  /** The average money card among them. */
  readonly money: Worth;
  /** The fraction of them that is money. */
  readonly moneyShare: number;
  /** The average number of police cars that one of them brings. */
  readonly carsPerCard: number;
}

export function unseenIn(view: ThievesView): Unseen {
  const copies = unseenCopies(view);
  const sum = (faces: readonly Card[], of: (card: Card) => number) => {
    let total = 0;
    for (const card of faces) total += (copies[card] ?? 0) * of(card);
    return total;
  };
  const cards = Math.max(1, sum(handCards, one));
  const money = sum(moneyCards, one);
  const average = (of: (card: Card) => number) => sum(moneyCards, of) / money;
  const atRaid = average(raidValue);
  const unsure = average((card) => (raidValue(card) - atRaid) ** 2);
  return {
    copies,
    cards,
    money: money === 0 ? nothing : { atRaid, atEnd: average(endValue), unsure },
    moneyShare: money / cards,
    carsPerCard: sum(policeCards, cars) / cards,
  };
}

const one = () => 1;
const cars = (card: Card) => carsOn[card] ?? 0;
const raidValue = (card: Card) => valueAtRaid[card] ?? 0;
const endValue = (card: Card) => valueAtEnd[card] ?? 0;

function unseenCopies(view: ThievesView): number[] {
  const unseen = copies.slice();
  const see = (card: Card) => {
    unseen[card] = (unseen[card] ?? 0) - 1;
  };
  view.middle.forEach(see);
  view.discards.forEach(see);
  view.hand.forEach(see);
  view.waitingCards.forEach(see);
  for (const row of view.loot) for (const { card } of row) if (card !== null) see(card);
  for (const row of view.knownLoot) row.forEach(see);
  unseen[getaway] = 0;
  return unseen;
}
