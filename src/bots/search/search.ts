import { at } from '../../engine/at.ts';
import { cloneChance, fork, type Chance } from '../../engine/chance/index.ts';
import type { Move } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Budget } from '../bot.ts';

/** What a search needs to know about a game. */
export interface Craft<View, State, M extends Move> {
  /** A world that the viewer cannot tell from the true one. */
  guess(view: View, chance: Chance): State;
  clone(state: State): State;
  play(state: State, seat: Seat, move: M): void;
  /** Plays on with likely moves until it can estimate this seat's probability of winning, from 0 to 1. */
  playOut(state: State, me: Seat, dice: Chance): number;
}

/** The outcomes of one move. */
export interface Tally<M extends Move = Move> {
  readonly move: M;
  /** The sum of all outcomes, and of their squares. */
  sum: number;
  squares: number;
  games: number;
}

/** The estimated probability of winning with this move. */
export const meanOf = ({ sum, games }: Tally): number => (games === 0 ? 0 : sum / games);

/**
 * Tries the moves in the same worlds with the same dice, so that luck favours none of them, and repeatedly drops the
 * worse half, so that most playouts go into close decisions (sequential halving). With `keep`, it stops dropping when
 * that many are left. The best move comes first.
 */
export function search<View, State, M extends Move>(
  craft: Craft<View, State, M>,
  {
    view,
    me,
    moves,
    keep = 1,
  }: { readonly view: View; readonly me: Seat; readonly moves: readonly M[]; readonly keep?: number },
  chance: Chance,
  budget: Budget & { readonly iterations: number },
): readonly Tally<M>[] {
  let left = moves.map((move): Tally<M> => ({ move, sum: 0, squares: 0, games: 0 }));
  const dropped: Tally<M>[] = [];
  const heats = Math.max(1, Math.ceil(Math.log2(left.length / keep)));
  for (let heat = 0; heat < heats; heat++) {
    const worlds = Math.max(1, Math.floor(budget.iterations / heats / left.length));
    for (let world = 0; world < worlds; world++) {
      if (budget.isUp?.()) return [...ranked(left), ...dropped];
      tryAll(craft, craft.guess(view, chance), { me, left }, fork(chance));
    }
    left = ranked(left);
    const half = Math.max(keep, Math.ceil(left.length / 2));
    dropped.unshift(...left.slice(half));
    left = left.slice(0, half);
  }
  return [...left, ...dropped];
}

const ranked = <M extends Move>(tallies: readonly Tally<M>[]): Tally<M>[] =>
  [...tallies].sort((one, other) => meanOf(other) - meanOf(one));

function tryAll<View, State, M extends Move>(
  craft: Craft<View, State, M>,
  world: State,
  { me, left }: { readonly me: Seat; readonly left: readonly Tally<M>[] },
  dice: Chance,
): void {
  for (let index = 0; index < left.length; index++) {
    const tally = at(left, index);
    const state = index === left.length - 1 ? world : craft.clone(world);
    craft.play(state, me, tally.move);
    const value = craft.playOut(state, me, cloneChance(dice));
    tally.sum += value;
    tally.squares += value * value;
    tally.games += 1;
  }
}
