import type { Option, Options, Refusal } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { box, handSize, type City } from './box.ts';

export type TheBossOptions = Readonly<{
  /** `standard`, or the numbers on the boss cards of the cities in play, such as `1-2-3`. [TB-0.3, TB-0.4] */
  cities: string;
  /** `drawn`, or the seat that the host names. [TB-1.2] */
  firstPlayer: 'drawn' | Seat;
}>;

/** [TB-0.1] */
export const seats = { min: 2, max: 4 } as const;

/** How many cities are in play, by the number of players: the first ones of the row, unless chosen. [TB-0.3] */
const citiesInPlay: Readonly<Record<number, number>> = { 2: 3, 3: 5, 4: 7 };

/** One set of cities that can be played. */
export interface CitySet {
  readonly name: string;
  readonly seats: number;
  readonly cities: readonly City[];
  /** A set without Cincinnati has no banishment. [TB-0.4] */
  readonly banishment: boolean;
}

/** All sets whose cards divide evenly: one hidden card per city, five cards in each hand. [TB-0.3, TB-0.4] */
export const citySets: readonly CitySet[] = [2, 3, 4].flatMap((players) =>
  subsets(box.length)
    .filter((cities) => cities.length === citiesInPlay[players] && cardsIn(cities) === cardsNeeded(cities, players))
    .map((cities) => ({ name: nameOf(cities), seats: players, cities, banishment: hasBanishment(cities) })),
);

const variants = citySets.filter((set) => set.seats < seats.max).map(({ name }) => name);

export const options: readonly Option[] = [
  { name: 'cities', values: ['standard', ...variants], default: 'standard', rule: 'TB-0.4' },
  { name: 'firstPlayer', values: ['drawn', 0, 1, 2, 3], default: 'drawn', rule: 'TB-1.2' },
];

/** Why a table of this size cannot play with these options. [TB-0.4, TB-1.2] */
export function checkOptions({ cities, firstPlayer }: Options, players: number): Refusal | undefined {
  const refusal = cities === 'standard' ? undefined : refusalOfCities(citiesNamed(String(cities)), players);
  if (refusal) return refusal;
  if (typeof firstPlayer === 'number' && firstPlayer >= players) {
    return { rule: 'TB-1.2', values: { reason: 'no-such-seat', firstPlayer, seats: players } };
  }
  return undefined;
}

function refusalOfCities(cities: readonly City[] | undefined, players: number): Refusal | undefined {
  if (!cities) return { rule: 'TB-0.4', values: { reason: 'no-such-cities', seats: players } };
  const [cards, needed] = [cardsIn(cities), cardsNeeded(cities, players)];
  const table = { seats: players, count: cities.length };
  if (cards !== needed)
    return { rule: 'TB-0.4', values: { reason: 'cards-do-not-come-out-even', ...table, cards, needed } };
  const usual = citiesInPlay[players] ?? 0;
  if (cities.length !== usual)
    return { rule: 'TB-0.4', values: { reason: 'number-of-cities', ...table, needed: usual } };
  // Four players always play with all cities, which is the standard: they have no other set to choose.
  return players === seats.max
    ? { rule: 'TB-0.4', values: { reason: 'nothing-to-choose', seats: players } }
    : undefined;
}

const rows = new Map<string, readonly City[]>(citySets.map(({ name, cities }) => [name, cities]));
const standardRows: readonly (readonly City[])[] = [0, 1, 2, 3, 4].map((players) =>
  [...box.keys()].slice(0, citiesInPlay[players]),
);

/** The cities in play, in the order of their numbers. [TB-0.3, TB-1.1] */
export function citiesOf({ cities }: TheBossOptions, players: number): readonly City[] {
  const row = cities === 'standard' ? standardRows[players] : rows.get(cities);
  if (!row) throw new Error(`There is no set of cities "${cities}". [TB-0.4]`);
  return row;
}

export function hasBanishment(cities: readonly City[]): boolean {
  return cities.some((city) => box[city]?.faces.includes('banishment'));
}

/** The cities of a name such as `1-2-3`, if it is one: each number once, in their order. */
function citiesNamed(name: string): readonly City[] | undefined {
  const cities = name.split('-').map((number) => Number(number) - 1);
  return nameOf(cities) === name && subsets(box.length).some((set) => nameOf(set) === name) ? cities : undefined;
}

function nameOf(cities: readonly City[]): string {
  return cities.map((city) => city + 1).join('-');
}

function cardsIn(cities: readonly City[]): number {
  return cities.reduce((sum, city) => sum + (box[city]?.faces.length ?? 0), 0);
}

function cardsNeeded(cities: readonly City[], players: number): number {
  return cities.length + handSize * players;
}

/** All sets of cities but the empty one, each in the order of their numbers. */
function subsets(count: number): readonly (readonly City[])[] {
  const all = [...Array<undefined>(count).keys()];
  return Array.from({ length: 2 ** count - 1 }, (_, index) => all.filter((city) => ((index + 1) >> city) & 1));
}
