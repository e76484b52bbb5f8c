import { cardsOf, cityOf, moneyOn, none, type Card, type City } from '../../box.ts';
import type { Sight } from './sight.ts';

/** The expected share of the leader of Chicago: half of what will lie face up to its left, rounded down. [TB-5.4] */
export function shareExpected(sight: Sight): number {
  let sums = [1];
  for (let place = 0; place < sight.left; place++) {
    sums = withCity(sums, lastCards(sight, sight.cities[place] as City));
  }
  let share = 0;
  for (let sum = 0; sum < sums.length; sum++) share += (sums[sum] as number) * (sum >> 1);
  return share;
}

/** The probability of each sum after one more city, whose last card may be any of these. */
function withCity(sums: number[], cards: readonly Card[]): number[] {
  if (cards.length === 0) return sums;
  const found: number[] = [];
  for (let sum = 0; sum < sums.length + mostMoney; sum++) found.push(0);
  for (let index = 0; index < cards.length; index++) {
    const money = moneyOn[cards[index] as Card] as number;
    for (let sum = 0; sum < sums.length; sum++) {
      found[sum + money] = (found[sum + money] as number) + (sums[sum] as number) / cards.length;
    }
  }
  return found;
}
const mostMoney = Math.max(...moneyOn);

/** The cards that may be the last to be revealed at a city, from what the bot can see. */
export function lastCards({ hand, toCome, lastRevealed, unseen }: Sight, city: City): readonly Card[] {
  const coming = toCome[city] as number;
  const last = lastRevealed[city] as Card;
  if (coming === 0) return last === none ? nothing : [last];
  const cards: Card[] = [];
  for (let place = 0; place < hand.length; place++) {
    const card = hand[place] as Card;
    if (cityOf[card] === city) cards.push(card);
  }
  if (coming === cards.length) return cards;
  for (const card of cardsOf[city] as readonly Card[]) if (unseen & (1 << card)) cards.push(card);
  return cards;
}
const nothing: readonly Card[] = [];
