import { cardsOf, cityOf, moneyOn, sanctionOn, type Card, type City, type SanctionName } from '../../box.ts';
import type { Tuning } from './tuning.ts';

/** The worth of each card to the leader of its city, with this many rounds to come. [TB-5.2, TB-5.3] */
export const worthOfCards = (tuning: Tuning, rounds: number): readonly number[] =>
  cityOf.map((_, card) => {
    const sanction = sanctionOn[card];
    return sanction ? -costs[sanction](tuning, rounds) : (moneyOn[card] ?? 0);
  });

/** The cost of a sanction with this many rounds to come. [TB-5.3] */
const costs: Readonly<Record<SanctionName, (tuning: Tuning, rounds: number) => number>> = {
  revolver: ({ expertPerRound, tieBreak }, rounds) => expertPerRound * rounds + tieBreak,
  hospital: ({ expertPerRound, tieBreak }, rounds) => expertPerRound * Math.min(1, rounds) + tieBreak / 2,
  prison: ({ expertPerRound, tieBreak }, rounds) => expertPerRound * Math.min(2, rounds) + tieBreak / 2,
  banishment: ({ cityPerRound, tieBreak }, rounds) => cityPerRound * rounds + tieBreak / 2,
};

/** The expected worth of the hidden card to the leader of a city, if any unseen card may be it. [TB-5.1, TB-7.3] */
export function worthOfCity(worths: readonly number[], unseen: number, city: City): number {
  const cards = cardsOf[city] as readonly Card[];
  let sum = 0;
  let count = 0;
  // Plain indexed loops here and elsewhere in this bot: a search makes a hundred thousand choices a second with it.
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place] as Card;
    if ((unseen & (1 << card)) === 0) continue;
    sum += worths[card] as number;
    count += 1;
  }
  return count > 0 ? sum / count : 0;
}

/** The same if this card, which the bot sees, were unseen as well. */
export function worthWith(worths: readonly number[], unseen: number, city: City, extra: Card): number {
  let count = 1;
  let sum = 0;
  for (const card of cardsOf[city] as readonly Card[]) {
    if ((unseen & (1 << card)) === 0) continue;
    sum += worths[card] as number;
    count += 1;
  }
  return (sum + (worths[extra] as number)) / count;
}
