import { expect, test } from 'vitest';
import { named, nothing, put, show } from '../testing/names.ts';
import { play } from '../testing/play.ts';
import { gangsters, table } from '../testing/table.ts';

/*
 * The example of the rulebook: the end of round 3 in a game of four. Black is seat 0, red 1, blue 2, yellow 3. How the
 * gangsters got there is our invention; who takes what is the rulebook's.
 */
const [black, red, blue, yellow] = [0, 1, 2, 3];

const start = table({
  round: 3,
  hidden: ['boston-3', 'cincinnati-banishment', 'detroit-1', 'philadelphia-3', 'memphis-1', 'kansas-city-revolver'],
  hands: [
    ['boston-4', 'new-york-0', 'new-york-1', 'detroit-2', 'cincinnati-1'],
    ['boston-hospital', 'detroit-3', 'kansas-city-2', 'cincinnati-2', 'new-york-3'],
    ['detroit-revolver', 'kansas-city-3', 'cincinnati-3', 'memphis-2', 'memphis-3'],
    ['memphis-hospital', 'philadelphia-revolver', 'philadelphia-prison', 'boston-prison', 'detroit-4'],
  ],
});

const { state, told } = play(
  start,
  ...[put('boston', 2), show('boston-4')],
  ...[put('cincinnati', 1), show('boston-hospital')],
  ...[put('detroit', 3), show('detroit-revolver')],
  ...[put('memphis', 2), show('memphis-hospital')],
  ...[nothing, show('new-york-0')],
  ...[put('chicago', 2), show('detroit-3')],
  ...[put('philadelphia', 1), show('kansas-city-3')],
  ...[put('kansas-city', 1), show('philadelphia-revolver')],
  ...[nothing, show('new-york-1')],
  ...[nothing, show('kansas-city-2')],
  ...[nothing, show('cincinnati-3')],
  ...[nothing, show('philadelphia-prison')],
  ...[nothing, show('detroit-2')],
  ...[nothing, show('cincinnati-2')],
  ...[nothing, show('memphis-2')],
  ...[nothing, show('detroit-4')],
  // Black has seven gangsters at home, red and yellow six, blue five.
  ...[nothing, show('cincinnati-1')],
  ...[nothing, show('new-york-3')],
  ...[nothing, show('boston-prison')],
  ...[nothing, show('memphis-3')],
);

const taken = told.filter(({ kind }) => kind === 'took').map(({ card, seat }) => [card, seat]);

test('[TB-5.1] the worked example: who takes which hidden card at the end of round 3', () => {
  expect(taken).toEqual([
    ['new-york-2', null],
    ['boston-3', black],
    ['detroit-1', blue],
    ['kansas-city-revolver', yellow],
    ['cincinnati-banishment', red],
    ['memphis-1', yellow],
    ['philadelphia-3', blue],
  ]);
});

test('[TB-5.4] the worked example: 3 from New York and 4 from Detroit are 7, of which red gets 3', () => {
  expect(start.cities.slice(0, start.left).map((city) => named({ city })['city'])).toEqual([
    'new-york',
    'boston',
    'detroit',
  ]);
  expect(told).toContainEqual({ kind: 'chicago', rule: 'TB-5.4', seat: red, sum: 7, amount: 3 });
});

test('[TB-5.3] the worked example: what all have after it', () => {
  expect(state.money).toEqual([3, 3, 4, 1]);
  expect(gangsters(state, yellow, 'home')).toEqual([5, 3]);
  expect(state.banishedFrom).toEqual([-1, 4, -1, -1]);
});
