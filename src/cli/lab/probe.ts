import type { Bot } from '../../bots/bot.ts';
import type { Options } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';

/**
 * What the lab reads from a game in addition to its result. These are methods for the sake of type checking, as in
 * `Game`.
 */
export interface Probe<State = object> {
  /** The player who begins, right after the set-up. */
  first(state: State): Seat;
  /** The names of the powers, and the power of each seat as a number in that list; -1 for none. */
  readonly powers: readonly string[];
  powersOf(state: State): readonly number[];
  /** What is read at the end of every game: names and numbers. */
  readonly measures: readonly string[];
  measuresOf(state: State): readonly number[];
  /** Which kinds of events are counted, and under what name. */
  readonly counts: Readonly<Record<string, string>>;
  /** The same state as if the game ended now, for the standings during a game. */
  asIfOver(state: State): State;
  /** The options worth comparing with the usual ones at this size, one change each. */
  changes(seats: number): readonly Options[];
}

/** What is known of a game only in order to measure. */
export interface GameLab {
  readonly probe: Probe;
  readonly strangers: readonly Bot[];
}
