import { carsForRaid, police1, police2, type Card } from '../../box.ts';
import type { HiddenCards } from '../../view.ts';
import { carsAmong, type Reading } from './reading.ts';
import type { Unseen } from './unseen.ts';

/** The probability of each number of cars in the middle after an Alarm; the last entry is four or more. [TH-3.4] */
export function carsAfterAlarm({ view, table, unseen }: Reading): readonly number[] {
  const own = carsAmong(view.hand) + carsAmong(view.waitingCards);
  const chances = Array<number>(carsForRaid + 1).fill(0);
  chances[Math.min(carsForRaid, table.cars + own)] = 1;
  for (const [seat, hand] of view.hands.entries()) {
    if (seat === table.me) continue;
    const one = shareOf(police1, hand, unseen);
    const two = shareOf(police2, hand, unseen);
    for (let count = 0; count < hand.size; count++) layDown(chances, one, two);
  }
  return chances;
}

/**
 * The probability that a card of this hand is this police card, also given what everybody knows about the hand.
 * [TH-6.1]
 */
function shareOf(card: Card, hand: HiddenCards, unseen: Unseen): number {
  const share = (unseen.copies[card] ?? 0) / unseen.cards;
  const most = hand.atMost[card];
  return most === undefined ? share : Math.min(share, most / hand.size);
}

/** One more card, which brings one car, two cars or none. */
function layDown(chances: number[], one: number, two: number): void {
  const before = (cars: number) => chances[cars] ?? 0;
  const raid = carsForRaid;
  chances[raid] = before(raid) + before(raid - 1) * (one + two) + before(raid - 2) * two;
  for (let cars = raid - 1; cars >= 0; cars--) {
    chances[cars] = before(cars) * (1 - one - two) + before(cars - 1) * one + before(cars - 2) * two;
  }
}
