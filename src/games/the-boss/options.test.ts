import { expect, test } from 'vitest';
import { chanceInSeries } from '../../engine/chance/index.ts';
import { parseOptions } from '../../engine/legality.ts';
import { box } from './box.ts';
import { theBoss } from './rules/index.ts';
import { citySets } from './options.ts';
import { citiesInPlay, table } from './testing/table.ts';

test.each([
  [2, ['new-york', 'boston', 'detroit'], 13],
  [3, ['new-york', 'boston', 'detroit', 'kansas-city', 'cincinnati'], 20],
  [4, box.map(({ city }) => city), 27],
])('[TB-0.3] %i players play with %j: %i cards', (seats, cities, cards) => {
  const state = theBoss.setup(seats, { cities: 'standard', firstPlayer: 'drawn' }, chanceInSeries(1, seats));
  expect(citiesInPlay(state)).toEqual(cities);
  expect([...state.hidden, ...state.hands.flat()].filter((card) => card >= 0)).toHaveLength(cards);
});

test.each([2, 3, 4])('[TB-0.3] with %i players every hand has five cards and every city a hidden one', (seats) => {
  const state = theBoss.setup(seats, { cities: 'standard', firstPlayer: 'drawn' }, chanceInSeries(2, seats));
  expect(state.hands.map((hand) => hand.length)).toEqual(Array<number>(seats).fill(5));
  expect(state.hidden.filter((card) => card >= 0)).toHaveLength(state.cities.length);
});

const setsFor = (seats: number) => citySets.filter((set) => set.seats === seats).map(({ name }) => name);

test('[TB-0.4] two players: Detroit and two of New York, Boston, Cincinnati, Memphis', () => {
  expect(setsFor(2).toSorted()).toEqual(['1-2-3', '1-3-5', '1-3-6', '2-3-5', '2-3-6', '3-5-6']);
});

test('[TB-0.4] three players: Detroit, Kansas City or Philadelphia, and three of the four others', () => {
  const others = [
    '1-2-3-4-5',
    '1-2-3-4-6',
    '1-3-4-5-6',
    '2-3-4-5-6',
    '1-2-3-5-7',
    '1-2-3-6-7',
    '1-3-5-6-7',
    '2-3-5-6-7',
  ];
  expect(setsFor(3).toSorted()).toEqual(others.toSorted());
});

test('[TB-0.4] the option lists them all, and they can be played', () => {
  expect(theBoss.options[0]?.values).toEqual(['standard', ...setsFor(2), ...setsFor(3)]);
  for (const { name, seats, cities } of citySets.filter((set) => set.seats < 4)) {
    expect(parseOptions(theBoss, seats, { cities: name })).toHaveProperty('options.cities', name);
    expect(table({ seats, cities: name }).cities).toEqual(cities);
  }
});

test.each([
  ['1-2-3-4', 2, { reason: 'cards-do-not-come-out-even', seats: 2, count: 4, cards: 16, needed: 14 }],
  ['1-2-5', 2, { reason: 'cards-do-not-come-out-even', seats: 2, count: 3, cards: 12, needed: 13 }],
  ['1-4-5-7', 2, { reason: 'number-of-cities', seats: 2, count: 4, needed: 3 }],
  ['1-2-3', 3, { reason: 'cards-do-not-come-out-even', seats: 3, count: 3, cards: 13, needed: 18 }],
  ['1-2-4-5-6', 3, { reason: 'cards-do-not-come-out-even', seats: 3, count: 5, cards: 19, needed: 20 }],
  ['1-2-3-4-5', 4, { reason: 'cards-do-not-come-out-even', seats: 4, count: 5, cards: 20, needed: 25 }],
  ['3-2-1', 2, { reason: 'no-such-cities', seats: 2 }],
  ['1-1-3', 2, { reason: 'no-such-cities', seats: 2 }],
  ['1-2-8', 2, { reason: 'no-such-cities', seats: 2 }],
  ['all', 2, { reason: 'no-such-cities', seats: 2 }],
  ['1-2-3-4-5-6-7', 4, { reason: 'nothing-to-choose', seats: 4 }],
])('[TB-0.4] the cities %s are refused to %i players: %j', (cities, seats, values) => {
  expect(parseOptions(theBoss, seats, { cities })).toEqual({ refusal: { rule: 'TB-0.4', values } });
});

test('[TB-0.4] what is not even the name of a set is refused by the same clause', () => {
  expect(parseOptions(theBoss, 2, { cities: ['standard'] })).toHaveProperty('refusal.rule', 'TB-0.4');
});

test('[TB-0.4] a set without Cincinnati has no banishment, and says so', () => {
  for (const { cities, banishment } of citySets) expect(banishment).toBe(cities.includes(4));
  const told: object[] = [];
  theBoss.setup(2, { cities: '1-3-5', firstPlayer: 0 }, chanceInSeries(1, 1), (event) => told.push(event));
  theBoss.setup(2, { cities: '1-3-6', firstPlayer: 0 }, chanceInSeries(1, 1), (event) => told.push(event));
  expect(told).toContainEqual({ kind: 'cities', rule: 'TB-0.4', cities: [0, 2, 4], banishment: true });
  expect(told).toContainEqual({ kind: 'cities', rule: 'TB-0.4', cities: [0, 2, 5], banishment: false });
});

test('[TB-1.2] a first player who does not sit at the table is refused', () => {
  const refusal = { rule: 'TB-1.2', values: { reason: 'no-such-seat', firstPlayer: 2, seats: 2 } };
  expect(parseOptions(theBoss, 2, { firstPlayer: 2 })).toEqual({ refusal });
  expect(parseOptions(theBoss, 3, { firstPlayer: 2 })).toHaveProperty('options.firstPlayer', 2);
});
