import { at } from '../../../engine/at.ts';
import { chicago, cityOf, moneyOn, type Card, type City } from '../../../games/the-boss/box.ts';
import { unseenIn } from '../../../games/the-boss/view.ts';
import { cardsToCome, lastCards } from './chicago.ts';
import type { Reading } from './reading.ts';
import { worthOfCity } from './worth.ts';

/** What it brings to reveal a card now: in Chicago, and by what the others then think of its city. */
export function worthOfRevealing(reading: Reading, card: Card): number {
  const city = at(cityOf, card);
  return inChicago(reading, card, city) + byRumour(reading, card, city);
}

/** The leader of Chicago wants money to lie open to its left in the end, the others do not. [TB-5.4] */
function inChicago({ view, me }: Reading, card: Card, city: City): number {
  const leader = view.leaders[chicago] ?? null;
  if (leader === null || view.cities.indexOf(city) >= view.left) return 0;
  const likely = lastCards(view, city);
  const expected = likely.reduce((sum, each) => sum + (moneyOn[each] ?? 0), 0) / likely.length;
  const change = ((moneyOn[card] ?? 0) - expected) / (2 * cardsToCome(view, city));
  return leader === me ? change : -change / (view.seats - 1);
}

/** The others think better of a city where something bad has been seen: good for who does not lead it. */
function byRumour({ view, me, roundsToCome }: Reading, card: Card, city: City): number {
  const unseen = unseenIn(view, city);
  const opinion = worthOfCity(unseen, roundsToCome) - worthOfCity([...unseen, card], roundsToCome);
  const leads = view.leaders[city] === me ? 1 : -0.25;
  return -rumour * leads * opinion;
}

/** How much the opinion of the others counts. */
const rumour = 0.3;
