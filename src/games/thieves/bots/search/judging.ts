import type { Seat } from '../../../../engine/seats.ts';
import { carsOn, copies, getaway, lastGetaway, valueAtEnd, valueAtRaid, type Card } from '../../box.ts';
import type { LootCard, State } from '../../rules/state.ts';
import { prospects } from '../regular/prospects.ts';
import type { Worth } from '../regular/table.ts';
import { tuning } from '../regular/tuning.ts';

/** A seat's probability of winning in this state, judged as by a regular who sees all cards. */
export function judge(state: State, me: Seat): number {
  const { deck, hands, getaways, middle, loot } = state;
  const carsInDeck = (copies[getaway] ?? 0) - getaways;
  const cards = hands.reduce((sum, hand) => sum + hand.length, deck.length - carsInDeck);
  const cars = hands.reduce((sum, hand) => sum + carsAmong(hand), carsAmong(deck));
  return prospects({
    me,
    loot: loot.map(worthOf),
    cars: carsAmong(middle),
    playsLeft: ((lastGetaway - getaways) * (deck.length - carsInDeck)) / (carsInDeck + 1),
    carsPerPlay: cars / Math.max(1, cards),
    tuning,
  });
}

function carsAmong(cards: readonly Card[]): number {
  let cars = 0;
  for (let place = 0; place < cards.length; place++) cars += carsOn[cards[place] as Card] as number;
  return cars;
}

function worthOf(row: readonly LootCard[]): Worth {
  let [atRaid, atEnd] = [0, 0];
  for (const { card } of row) {
    atRaid += valueAtRaid[card] as number;
    atEnd += valueAtEnd[card] as number;
  }
  return { atRaid, atEnd, unsure: 0 };
}
