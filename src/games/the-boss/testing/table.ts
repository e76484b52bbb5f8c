import { fastChance } from '../../../engine/chance/index.ts';
import { cardsOf, cityNames, handSize, home, none, type Card } from '../box.ts';
import { emptyTable } from '../rules/setup.ts';
import type { Away, PastRound } from '../view.ts';
import { countIndex, handOf, type State } from '../rules/state.ts';
import { beginLap } from '../rules/steps/lap.ts';
import { checkInvariants } from './invariants.ts';
import { cardOf, cityOfName, namesOf } from './names.ts';

/** A table at the beginning of a round. What is not said is as in a first round, dealt in the order of the box. */
export interface Arrangement {
  readonly seats?: number;
  readonly cities?: string;
  readonly round?: number;
  readonly first?: number;
  /** Some cards of each hand; it is filled up to five. */
  readonly hands?: readonly (readonly string[])[];
  /** Hidden cards; the other cities hide the last of their cards that is in no hand. */
  readonly hidden?: readonly string[];
  /** The police cards, the first on top; those of earlier rounds included. */
  readonly police?: readonly string[];
  /** What each seat gained in each earlier round. */
  readonly gains?: readonly (readonly number[])[];
  /** By seat. */
  readonly killed?: readonly number[];
  readonly amateurs?: readonly number[];
  readonly away?: readonly Away[];
  readonly banished?: Readonly<Record<number, string>>;
}

const anySeed = '0123456789abcdef0123456789abcdef';

/** Unless told otherwise, four players, of whom seat 0 has the marker. */
export function table(arrangement: Arrangement = {}): State {
  const { seats = 4, round = 1, cities = 'standard', first = 0 } = arrangement;
  const state = emptyTable(seats, { cities, firstPlayer: 0 }, fastChance(anySeed));
  state.round = round;
  state.first = first;
  state.left = Math.min(round, state.cities.length);
  state.shown = round - 1;
  placeCards(state, arrangement);
  for (let index = 0; index < round - 1; index++) state.past.push(pastRound(state, index, arrangement));
  state.past.forEach(({ gains }) =>
    gains.forEach((gain, seat) => (state.money[seat] = (state.money[seat] ?? 0) + gain)),
  );
  people(state, arrangement);
  beginLap(state, 1);
  checkInvariants(state);
  return state;
}

function placeCards(state: State, { hands = [], hidden = [], police = [] }: Arrangement): void {
  const named = hidden.map(cardOf);
  const held = hands.flat().map(cardOf);
  const left: Card[] = [];
  for (const city of state.cities) {
    const cards = cardsOf[city] ?? [];
    const under = cards.find((card) => named.includes(card)) ?? cards.findLast((card) => !held.includes(card)) ?? none;
    state.hidden[city] = under;
    left.push(...cards.filter((card) => card !== under && !held.includes(card)));
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = (hands[seat] ?? []).map(cardOf);
    handOf(state, seat).push(...[...hand, ...left.splice(0, handSize - hand.length)].sort((a, b) => a - b));
  }
  const top = police.map(cardOf);
  for (const card of top) state.police.splice(state.police.indexOf(card), 1);
  state.police.unshift(...top);
}

/** A round in which nobody took anything but the revolvers that are needed. */
function pastRound(state: State, index: number, { gains = [], killed = [] }: Arrangement): PastRound {
  const victims = killed.flatMap((count, seat) => Array<number>(count).fill(seat));
  const detroit = cityOfName('detroit');
  return {
    first: state.first,
    lastLap: [...state.hands.keys()],
    moves: [],
    police: state.police[index] ?? none,
    hidden: state.cities.map((city) => (city === detroit ? cardOf('detroit-revolver') : (cardsOf[city]?.[0] ?? none))),
    takers: state.cities.map((city) => (city === detroit ? (victims[index] ?? null) : null)),
    chicago: { seat: null, sum: 0, amount: 0 },
    gains: gains[index] ?? Array<number>(state.seats).fill(0),
  };
}

function people(state: State, { killed = [], amateurs = [], away = [], banished = {} }: Arrangement): void {
  state.away = away;
  for (let seat = 0; seat < state.seats; seat++) {
    const gone = (killed[seat] ?? 0) + away.filter((each) => each.seat === seat).length;
    state.pros[countIndex(seat, home)] = (state.pros[countIndex(seat, home)] ?? 0) - gone;
    state.amateurs[countIndex(seat, home)] = amateurs[seat] ?? 3;
    const city = banished[seat];
    state.banishedFrom[seat] = city === undefined ? none : cityOfName(city);
  }
}

/** How many experts and amateurs a seat has at a place, by its name or `home`. */
export function gangsters(state: State, seat: number, place: string): readonly [pros: number, amateurs: number] {
  const index = countIndex(seat, place === 'home' ? home : cityOfName(place));
  return [state.pros[index] ?? none, state.amateurs[index] ?? none];
}

export const leaderOf = (state: State, city: string): number | null => {
  const leader = state.leaders[cityOfName(city)] ?? none;
  return leader === none ? null : leader;
};

export const handNames = (state: State, seat: number) => namesOf(handOf(state, seat));
export const citiesInPlay = (state: State) => state.cities.map((city) => cityNames[city]);
