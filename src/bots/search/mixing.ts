import { at } from '../../engine/at.ts';
import { random, type Chance } from '../../engine/chance/index.ts';
import type { Move } from '../../engine/game.ts';
import { meanOf, type Tally } from './search.ts';

/**
 * Draws one of the moves that reached the last round, weighted by quality: a move that is worse than the best by
 * `indifference` is drawn e times less often. The search cannot detect smaller differences anyway, and a bot that
 * always plays the best reply to usual play is predictable. Moves that were dropped earlier were tried in fewer worlds,
 * so they cannot be compared.
 */
export function mixed<M extends Move>(tallies: readonly Tally<M>[], indifference: number, chance: Chance): M {
  const first = at(tallies, 0);
  const finalists = tallies.filter(({ games }) => games === first.games);
  const odds = finalists.map((tally) => Math.exp((meanOf(tally) - meanOf(first)) / indifference));
  let rest = (odds.reduce((sum, each) => sum + each, 0) * random(chance, precision)) / precision;
  for (let index = 0; index < finalists.length; index++) {
    rest -= at(odds, index);
    if (rest < 0) return at(finalists, index).move;
  }
  return first.move;
}
const precision = 2 ** 20;
