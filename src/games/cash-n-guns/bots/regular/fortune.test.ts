import { expect, test } from 'vitest';
import { viewOf } from '../../../../engine/view.ts';
import { cashNGuns } from '../../rules/index.ts';
import { shareCalled, type ShareName } from '../../box.ts';
import { table, type Arrangement } from '../../testing/table.ts';
import { holdingsIn, natureOf } from './holdings.ts';
import { sightOf } from './sight.ts';
import { tuning } from './tuning.ts';
import { worthTo } from './worth.ts';

const worth = (name: ShareName, arrangement: Arrangement = {}, seat = 0) =>
  worthTo(holdingsIn(sightOf(viewOf(cashNGuns, table(arrangement), 0)), natureOf(tuning)), seat, shareCalled(name));

test('[CG-3.1] a bill is worth what is printed on it', () => {
  expect([worth('bill-5'), worth('bill-10'), worth('bill-20')]).toEqual([5, 10, 20]);
});

test('[CG-3.2] a painting is worth the more, the more paintings one has', () => {
  const collection = (size: number) => worth('painting', { round: 8, loot: [Array<ShareName>(size).fill('painting')] });
  expect([0, 1, 2, 3, 4].map(collection)).toEqual([4, 8, 18, 30, 40]);
});

test('[CG-6.collector] the Collector has one from the beginning', () => {
  expect(worth('painting', { round: 8, powers: ['collector'] })).toBe(8);
});

test('[CG-4.2] a diamond counts for the bonus, most when it decides', () => {
  const loot = [
    ['diamond-1', 'diamond-1'],
    ['diamond-5', 'diamond-5'],
  ] as const;
  expect(worth('diamond-1', { round: 8, loot })).toBeGreaterThan(15);
  const beaten = [[], ['diamond-5', 'diamond-5', 'diamond-1', 'diamond-1']] as const;
  expect(worth('diamond-1', { round: 8, loot: beaten })).toBeLessThan(3);
});

test('[CG-3.3] a first aid kit is worth nothing to the unhurt, and most on the last life', () => {
  const kit = (wounds: number, round = 3) => worth('first-aid', { round, wounds: [wounds] });
  expect(kit(0)).toBe(0);
  expect(kit(1)).toBeGreaterThan(5);
  expect(kit(2)).toBeGreaterThan(20);
  expect(kit(2, 8)).toBe(0);
});

test('[CG-2.20] the token and a Clip are worth nothing in the last round', () => {
  expect(worth('new-godfather')).toBeGreaterThan(10);
  expect(
    worth('clip', {
      hands: [
        [3, 3],
        [5, 1],
      ],
    }),
  ).toBeGreaterThan(0);
  expect([worth('new-godfather', { round: 8 }), worth('clip', { round: 8 })]).toEqual([0, 0]);
});

test('[CG-3.4] a Clip is worth nothing while no Bang! can lie in the pile', () => {
  expect(worth('clip')).toBe(0);
});
