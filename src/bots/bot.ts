import type { Chance } from '../engine/chance/index.ts';
import type { Move } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

/** How long a bot may think. */
export interface Budget {
  /** How many playouts it may use; undefined for its usual number. */
  readonly iterations?: number;
  /** Says whether time is up. The caller knows a clock; a bot does not. */
  readonly isUp?: () => boolean;
}

/** How a move did in the playouts of a bot. */
export interface Tried<M extends Move = Move> {
  readonly move: M;
  /** The share of playouts that it won, from 0 to 1. */
  readonly wins: number;
  readonly games: number;
}

/**
 * A choice and its reason: there was no other move, no other was worth a thought, it did best, or it did about as well
 * as the best and is harder to predict.
 */
export interface Thought<M extends Move = Move> {
  readonly move: M;
  readonly why: 'only' | 'plain' | 'best' | 'mixed';
  /** The moves that were tried until the end, the best first. */
  readonly tried: readonly Tried<M>[];
}

/**
 * A player that uses only what a player at its seat may know. A bot is a function of the view, the moves it is offered,
 * its own dice and its budget. The view is built only if the bot looks at it.
 */
export interface Bot<View = object, M extends Move = Move, State = object> {
  readonly name: string;
  /** Chooses a move; without a budget it uses its usual number of playouts. */
  choose(look: () => View, moves: readonly M[], chance: Chance, budget?: Budget): M;
  /** The same choice with its reasons; only searching bots have any. */
  think?(look: () => View, moves: readonly M[], chance: Chance, budget?: Budget): Thought<M>;
  /**
   * The same choice, read from a state without building a view first. Simulations and playouts use it, because they own
   * their worlds. It reads nothing that the seat may not see; a test compares both.
   */
  chooseIn?(state: State, seat: Seat, moves: readonly M[], chance: Chance): M;
}

/** A bot that answers immediately, also inside a search. */
export type QuickBot<View, M extends Move, State> = Omit<Bot<View, M, State>, 'chooseIn' | 'think'> &
  Required<Pick<Bot<View, M, State>, 'chooseIn'>>;
