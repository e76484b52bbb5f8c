import { at } from '../../engine/at.ts';
import { random, type Chance } from '../../engine/chance/index.ts';
import type { Move } from '../../engine/game.ts';
import { meanOf, type Tally } from './search.ts';

/** How the dice choose between moves that did about equally well. */
export interface Mixing<M extends Move> {
  /** A move whose probability of winning is lower by this much is drawn e times less often. */
  readonly indifference: number;
  /** A difference seen in this many worlds is half believed, in fewer worlds less. */
  readonly doubt: number;
  /** What a move counts for besides its results, as a probability of winning. */
  readonly leaning: (move: M) => number;
}

/**
 * Draws one of the moves that reached the last round, weighted by quality. The search cannot detect small differences
 * anyway, and a bot that always plays the best reply to usual play is predictable. Moves that were dropped earlier were
 * tried in fewer worlds, so they cannot be compared.
 */
export function mixed<M extends Move>(
  tallies: readonly Tally<M>[],
  { indifference, doubt, leaning }: Mixing<M>,
  chance: Chance,
): M {
  const first = at(tallies, 0);
  const finalists = tallies.filter(({ games }) => games === first.games);
  const belief = first.games === 0 ? 0 : first.games / (first.games + doubt);
  const odds = finalists.map((tally) =>
    Math.exp((belief * (meanOf(tally) - meanOf(first)) + leaning(tally.move)) / indifference),
  );
  let rest = (odds.reduce((sum, each) => sum + each, 0) * random(chance, precision)) / precision;
  for (let index = 0; index < finalists.length; index++) {
    rest -= at(odds, index);
    if (rest < 0) return at(finalists, index).move;
  }
  return first.move;
}
const precision = 2 ** 20;
