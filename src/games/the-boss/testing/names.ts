import { cardNames, cityNames, type Card, type City } from '../box.ts';
import { theBoss } from '../rules/index.ts';
import type { PlaceMove, RevealMove } from '../moves.ts';
import { pass } from '../moves.ts';

export function cardOf(name: string): Card {
  const card = cardNames.indexOf(name);
  if (card < 0) throw new Error(`There is no card "${name}".`);
  return card;
}

export function cityOfName(name: string): City {
  const city = cityNames.indexOf(name);
  if (city < 0) throw new Error(`There is no city "${name}".`);
  return city;
}

export const namesOf = (cards: readonly Card[]) => cards.map((card) => cardNames[card]);

/** A move, an event or the values of a refusal, with names instead of numbers. */
export type Named = Readonly<Record<string, unknown>>;

export function named(coded: object): Named {
  const nameIn = (field: string, value: unknown): unknown => {
    const names = theBoss.codes[field];
    if (!names) return value;
    if (Array.isArray(value)) return value.map((each) => nameIn(field, each));
    return typeof value === 'number' ? names[value] : value;
  };
  return Object.fromEntries(Object.entries(coded).map(([field, value]) => [field, nameIn(field, value)]));
}

export const put = (city: string, pros: number, amateurs = 0): PlaceMove => ({
  kind: 'place',
  city: cityOfName(city),
  pros,
  amateurs,
});
export const nothing = pass;
export const show = (card: string): RevealMove => ({ kind: 'reveal', card: cardOf(card) });
