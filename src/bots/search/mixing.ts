import { at } from '../../engine/at.ts';
import { random, type Chance } from '../../engine/chance/index.ts';
import type { Move } from '../../engine/game.ts';
import { meanOf, type Tally } from './search.ts';

/**
 * Draws a move, each as likely as it is good: one that is worse than the best by `indifference` is drawn e times more
 * rarely. The search cannot tell smaller differences apart anyway, and whoever always plays the best reply to what
 * others usually do can be read like a book.
 */
export function mixed<M extends Move>(tallies: readonly Tally<M>[], indifference: number, chance: Chance): M {
  const best = meanOf(at(tallies, 0));
  const odds = tallies.map((tally) => (tally.games === 0 ? 0 : Math.exp((meanOf(tally) - best) / indifference)));
  let rest = (odds.reduce((sum, each) => sum + each, 0) * random(chance, precision)) / precision;
  for (let index = 0; index < tallies.length; index++) {
    rest -= at(odds, index);
    if (rest < 0) return at(tallies, index).move;
  }
  return at(tallies, 0).move;
}
const precision = 2 ** 20;
