import { chicago, cityOf, moneyOn, none, type Card, type City } from '../../box.ts';
import { lastCards } from './chicago.ts';
import { worthOf, type Reading } from './reading.ts';
import { worthWith } from './worth.ts';

/** The worth of revealing a card now: for Chicago, and by its effect on what the others think of its city. */
export function worthOfRevealing(reading: Reading, card: Card): number {
  const city = cityOf[card] as City;
  return inChicago(reading, card, city) + byRumour(reading, card, city);
}

/** The leader of Chicago wants money face up to its left in the end; the others do not. [TB-5.4] */
function inChicago({ sight }: Reading, card: Card, city: City): number {
  const leader = sight.leaders[chicago] as number;
  if (leader === none || sight.cities.indexOf(city) >= sight.left) return 0;
  const likely = lastCards(sight, city);
  let sum = 0;
  for (let index = 0; index < likely.length; index++) sum += moneyOn[likely[index] as Card] as number;
  const change = ((moneyOn[card] as number) - sum / likely.length) / (2 * (sight.toCome[city] as number));
  return leader === sight.me ? change : -change / (sight.seats - 1);
}

/** After a bad card has been seen, the others value the city more: good for those who do not lead it. */
function byRumour(reading: Reading, card: Card, city: City): number {
  const { sight, cards, tables } = reading;
  const opinion = worthOf(reading, city) - worthWith(cards, sight.unseen, city, card);
  const leads = sight.leaders[city] === sight.me ? 1 : -0.25;
  return -tables.tuning.rumour * leads * opinion;
}
