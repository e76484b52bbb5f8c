import { at } from '../../engine/at.ts';
import type { Move } from '../../engine/game.ts';
import type { Bot, Thought, Tried } from '../bot.ts';
import { meanOf, type Tally } from './search.ts';

/** A choice without playouts. */
export const withoutTrial = <M extends Move>(why: 'only' | 'plain', move: M): Thought<M> => ({
  move,
  why,
  tried: [],
});

/**
 * One of the moves that were tried. Those that were dropped early were tried in fewer worlds and cannot be compared.
 */
export function afterTrial<M extends Move>(tallies: readonly Tally<M>[], move = at(tallies, 0).move): Thought<M> {
  const [first] = tallies;
  const finalists = tallies.filter(({ games }) => games > 0 && games === first?.games);
  const tried = finalists.map((tally): Tried<M> => ({ move: tally.move, wins: meanOf(tally), games: tally.games }));
  return { move, why: move === first?.move ? 'best' : 'mixed', tried };
}

/** A bot that can give its reasons: `choose` and `think` agree. */
export const thinking = <View, M extends Move>(
  name: string,
  think: NonNullable<Bot<View, M>['think']>,
): Bot<View, M> => ({
  name,
  think,
  choose: (look, moves, chance, budget) => think(look, moves, chance, budget).move,
});
