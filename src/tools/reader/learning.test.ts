import { expect, test } from 'vitest';
import { chanceInSeries, random } from '../../engine/chance/index.ts';
import { insight, type Case } from './learning.ts';

/** Games in which something happens with a probability that one fact determines and another does not. */
function gamesWith(chanceOf: (fact: number) => number): readonly (readonly Case[])[] {
  const dice = chanceInSeries(1, 0);
  return Array.from({ length: 100 }, () =>
    Array.from({ length: 10 }, () => {
      const fact = random(dice, 2);
      return { facts: [1, fact, random(dice, 5)], happened: random(dice, 100) < 100 * chanceOf(fact) };
    }),
  );
}

test('what can be foreseen is foreseen: nearly all of the bit that there is', () => {
  const { bits, of } = insight(gamesWith((fact) => (fact === 1 ? 0.99 : 0.01)));
  expect(of).toBeCloseTo(1, 1);
  expect(bits).toBeGreaterThan(0.8);
});

test('where the facts say nothing, nothing is gained by them', () => {
  expect(Math.abs(insight(gamesWith(() => 0.5)).bits)).toBeLessThan(0.02);
});
