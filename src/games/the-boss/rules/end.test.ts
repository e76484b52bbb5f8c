import { expect, test } from 'vitest';
import { theBoss } from './index.ts';
import type { State } from './state.ts';
import { put } from '../testing/names.ts';
import { after, passes, settled } from '../testing/play.ts';
import { table, type Arrangement } from '../testing/table.ts';

/** Round 3, which the police make the last. */
const lastRound = (arrangement: Arrangement): State =>
  table({ round: 3, police: ['police-silver-gold', 'police-gold', 'police-gold'], ...arrangement });

const end = (state: State) => settled(state).state;
const tieBreaks = (state: State) =>
  theBoss
    .score(state)
    .filter(({ rule }) => rule === 'TB-6.1')
    .map(({ kind, seat, amount, values }) => [kind, seat, amount, values['count']]);

test('[TB-6.1] the richest wins', () => {
  const state = end(lastRound({ gains: [[1, 7, 3, 0]] }));
  expect(theBoss.result(state)).toEqual({ winners: [1], scores: [1, 7, 3, 0] });
  expect(tieBreaks(state)).toEqual([]);
});

test('[TB-6.1] before the end nobody has won', () => {
  expect(theBoss.result(lastRound({}))).toBeUndefined();
  expect(theBoss.result(end(table({ gains: [] })))).toBeUndefined();
});

test('[TB-6.1] of those who tie, the one who gained more in the last round wins', () => {
  const start = lastRound({ gains: [[5, 0, 2, 4]], hidden: ['new-york-1'] });
  const state = end(after(passes(start, 3), put('new-york', 1)));
  expect(theBoss.result(state)).toEqual({ winners: [3], scores: [5, 0, 2, 5] });
  expect(tieBreaks(state)).toEqual([
    ['last-round', 0, 0, 0],
    ['last-round', 3, 0, 1],
  ]);
});

test('[TB-6.1] what came from Chicago counts in the last round, too', () => {
  // Seat 1 takes nothing but Chicago, where $3 from New York and $4 from Boston lie open in the end.
  const start = lastRound({ seats: 2, gains: [[5, 2]], hidden: ['new-york-0', 'boston-hospital', 'detroit-3'] });
  const led = after(passes(start, 1), put('boston', 1));
  const state = end(after(passes(led, 1), put('chicago', 1)));
  expect(theBoss.result(state)).toEqual({ winners: [1], scores: [5, 5] });
  expect(tieBreaks(state)).toEqual([
    ['last-round', 0, 0, 0],
    ['last-round', 1, 0, 3],
  ]);
});

test('[TB-6.1] then the one who has more gangsters in the game wins', () => {
  const state = end(after(lastRound({ gains: [[5, 5, 5, 0]], hidden: ['kansas-city-3'] }), put('memphis', 1, 1)));
  expect(theBoss.result(state)?.winners).toEqual([1, 2]);
  expect(tieBreaks(state)).toEqual([
    ['last-round', 0, 0, 0],
    ['last-round', 1, 0, 0],
    ['last-round', 2, 0, 0],
    ['gangsters', 0, 0, 8],
    ['gangsters', 1, 0, 9],
    ['gangsters', 2, 0, 9],
  ]);
});

test('[TB-6.1] experts count wherever they are, the dead and used amateurs do not', () => {
  const away = [{ seat: 1, place: 'prison', back: 4 } as const, { seat: 1, place: 'hospital', back: 4 } as const];
  const start = lastRound({ gains: [[5, 5, 5, 5]], away, killed: [1], amateurs: [3, 3, 2, 2] });
  const state = end(start);
  expect(tieBreaks(state).slice(4)).toEqual([
    ['gangsters', 0, 0, 8],
    ['gangsters', 1, 0, 9],
    ['gangsters', 2, 0, 8],
    ['gangsters', 3, 0, 8],
  ]);
  expect(theBoss.result(state)?.winners).toEqual([1]);
});

test('[TB-6.1] sanctions of the last round count before gangsters are compared', () => {
  const start = lastRound({ seats: 2, gains: [[5, 5]], hidden: ['detroit-revolver'] });
  expect(theBoss.result(end(after(start, put('detroit', 1))))?.winners).toEqual([1]);
  const hospital = lastRound({ seats: 2, gains: [[5, 5]], hidden: ['boston-hospital'] });
  expect(theBoss.result(end(after(hospital, put('boston', 1))))?.winners).toEqual([0, 1]);
});

test('[TB-6.1] who still ties shares the victory', () => {
  const state = end(lastRound({ gains: [[5, 0, 5, 1]] }));
  expect(theBoss.result(state)).toEqual({ winners: [0, 2], scores: [5, 0, 5, 1] });
});

test('[TB-5.2] every dollar is a line of the count, with its clause', () => {
  const start = after(table({ seats: 2, hidden: ['new-york-2', 'boston-prison', 'detroit-4'] }), put('new-york', 1));
  const led = after(passes(start, 1), put('chicago', 1));
  let state = after(led, put('detroit', 1));
  while (!state.over) state = settled(state).state;
  const [first, ...others] = theBoss.score(state);
  expect(first).toEqual({
    rule: 'TB-5.2',
    kind: 'city',
    seat: 0,
    amount: 2,
    values: { round: 1, city: 0, card: 2 },
  });
  expect(others.slice(0, 2)).toEqual([
    { rule: 'TB-5.2', kind: 'city', seat: 1, amount: 4, values: { round: 1, city: 2, card: 11 } },
    expect.objectContaining({ rule: 'TB-5.4', kind: 'chicago', seat: 0 }),
  ]);
});
