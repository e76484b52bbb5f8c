import type { Options } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';

/** What the lab reads off a game besides its result. Written as methods for the sake of their types, as in `Game`. */
export interface Probe<State = object> {
  /** Who begins, right after the set-up. */
  first(state: State): Seat;
  /** The names of the powers, and the power of each seat as a number in that list; -1 for none. */
  readonly powers: readonly string[];
  powersOf(state: State): readonly number[];
  /** What is read off the end of every game: names and numbers. */
  readonly measures: readonly string[];
  measuresOf(state: State): readonly number[];
  /** What is counted from events, by the kind of the event. */
  readonly counts: Readonly<Record<string, string>>;
  /** The same table as if the game ended now, for the standings of a game that is not over. */
  asIfOver(state: State): State;
  /** The options worth comparing with the usual ones at a table of this size, one change each. */
  changes(seats: number): readonly Options[];
}
