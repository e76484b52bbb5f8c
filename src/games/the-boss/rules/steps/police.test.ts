import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import { theBoss } from '../index.ts';
import { atLap, passes, settled, until } from '../../testing/play.ts';
import { table } from '../../testing/table.ts';
import { isLastRound } from './police.ts';

const [both, silver, gold] = ['police-silver-gold', 'police-silver', 'police-gold'] as const;

test.each([2, 3, 4])('[TB-2.4] with %i players a police card is revealed when everyone has two cards left', (seats) => {
  const start = table({ seats, police: [silver] });
  const before = passes(start, 3 * seats - 1);
  const { state, told } = until(before, ({ lap }) => lap === 4);
  expect([before.shown, state.shown]).toEqual([0, 1]);
  expect(state.hands.map((hand) => hand.length)).toEqual(Array<number>(seats).fill(2));
  expect(told).toContainEqual({ kind: 'police', rule: 'TB-2.4', card: silver, silver: 1, gold: 0 });
  expect(passes(state, 2 * seats - 1).shown).toBe(1);
});

test.each([
  [3, [both, silver, silver], true],
  [3, [silver, gold, silver], false],
  [3, [gold, both, gold], true],
  [3, [both, silver, gold], false],
  [4, [silver, gold, silver, gold], false],
  [4, [both, silver, gold, gold], true],
  [5, [silver, gold, silver, gold, both], true],
])('[TB-2.4] round %i is the last after %j: %s', (round, police, isLast) => {
  const start = table({ round, police });
  expect(isLastRound(start)).toBe(false);
  const { state, told } = until(start, ({ lap }) => lap === 4);
  expect(isLastRound(state)).toBe(isLast);
  expect(told.some(({ kind }) => kind === 'last-round')).toBe(isLast);
  expect(settled(start).state.over).toBe(isLast);
});

test('[TB-2.4] the round with the third badge is played to its end', () => {
  const { state, told } = settled(atLap(table({ round: 3, police: [both, silver, silver] }), 4));
  expect(state).toMatchObject({ over: true, round: 3 });
  expect(told.filter(({ kind }) => kind === 'revealed')).toHaveLength(8);
  expect(told.at(-1)).toEqual({ kind: 'over', rule: 'TB-6.1', round: 3 });
});

test('[TB-2.4] games have 3, 4 or 5 rounds with the odds 20, 60 and 20 in a hundred', () => {
  const games = 4000;
  const counts = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < games; index++) {
    const state = theBoss.setup(2, { cities: 'standard', firstPlayer: 0 }, chanceInSeries(8, index));
    while (!state.over)
      theBoss.play(state, state.active, theBoss.legalMoves(state, state.active)[0] ?? { kind: 'pass' });
    counts[state.round] = (counts[state.round] ?? 0) + 1;
  }
  const share = counts.map((count) => count / games);
  expect(share.slice(0, 3)).toEqual([0, 0, 0]);
  expect(Math.abs((share[3] ?? 0) - 0.2)).toBeLessThan(0.03);
  expect(Math.abs((share[4] ?? 0) - 0.6)).toBeLessThan(0.03);
  expect(Math.abs((share[5] ?? 0) - 0.2)).toBeLessThan(0.03);
});
