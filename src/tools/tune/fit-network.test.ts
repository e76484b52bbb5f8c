import { expect, test } from 'vitest';
import { chanceInSeries, random } from '../../engine/chance/index.ts';
import type { Sample } from './fit.ts';
import { fitNetwork } from './fit-network.ts';
import { chancesBy } from '../../bots/search/network.ts';

/** Three seats with two coins each. The seat whose coins differ wins; no sum of weights can say that. */
const dice = chanceInSeries(5, 0);
const samples = Array.from({ length: 3000 }, (): Sample => {
  const odd = random(dice, 3);
  const features = [0, 1, 2].map((seat) => {
    const coin = random(dice, 2);
    return [coin, seat === odd ? 1 - coin : coin];
  });
  return { features, won: [0, 1, 2].map((seat) => (seat === odd ? 1 : 0)) };
});
const training = { hidden: 8, laps: 15, seed: 1, tell: () => undefined };

test('a network learns what depends on two things together', () => {
  const network = { madeBy: 'a test', ...fitNetwork(samples, training) };
  const expected = chancesBy(network, [
    [0, 0],
    [1, 0],
    [1, 1],
  ]);
  expect(expected.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  expect(expected[1]).toBeGreaterThan(0.9);
});

test('the same samples and seed give the same network', () => {
  const few = samples.slice(0, 200);
  expect(fitNetwork(few, training)).toEqual(fitNetwork(few, training));
});
