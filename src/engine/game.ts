import type { Chance, Outcome } from './chance/index.ts';
import type { Seat, SeatSet } from './seats.ts';

/** The id of a clause in docs/rules, such as `TH-3.1`, or of a general refusal, such as `G-1`. */
export type Rule = string;

/** Something a player may decide. Moves are constants: the same decision is always the same object. */
export interface Move {
  readonly kind: string;
}

/** Something that happened, with the clause that made it happen. */
export interface Event {
  readonly kind: string;
  readonly rule: Rule;
  /** An order that chance made; together with `drawn` all that a replay needs to know of chance. */
  readonly order?: readonly number[];
  /** A number that chance drew. */
  readonly drawn?: number;
}

/**
 * How a game says what happens. An event without a secret is for everybody. An event with one is for those in `to`;
 * everybody else hears `others`, which leaves the secret out.
 */
export interface Tell<E extends Event = Event> {
  (event: E): void;
  (event: E, to: SeatSet, others: E): void;
}

/** Why a move is not allowed: the clause, and what it is about in this case. */
export interface Refusal {
  readonly rule: Rule;
  readonly values: Readonly<Record<string, OptionValue>>;
}

export type OptionValue = string | number | boolean;

/** A choice about the rules, taken before a game begins. Lobby and command line are drawn from it. */
export interface Option {
  readonly name: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  readonly rule: Rule;
}

export type Options = Readonly<Record<string, OptionValue>>;

/**
 * What kind of decision it is, for the clock: a secret one that all take at once, one that all take on a count to
 * three, a turn, or an answer to somebody.
 */
export type Pace = 'secret' | 'count' | 'turn' | 'reaction';

/** How a game ended. The winners are a set: several share the victory, and there may be none. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}

/** One line of the final count: what it adds to a score, and why. */
export interface ScoreLine<Kind extends string = string> {
  readonly rule: Rule;
  readonly kind: Kind;
  readonly seat: Seat;
  readonly amount: number;
  readonly values: Readonly<Record<string, OptionValue>>;
}

/**
 * The contract of a game.
 *
 * A state is plain data (JSON and back is the same state) and is changed only by `play` and `late`, which
 * know no clock, no input and no chance but the one in the state. Functions are written as methods so that a
 * `Game` of precise types can stand in a catalogue of games.
 */
export interface Game<
  State = object,
  M extends Move = Move,
  Public extends object = object,
  Private extends object = object,
  E extends Event = Event,
  O extends Options = Options,
> {
  readonly id: string;
  /** Raised when an old record would replay differently. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  /** Names for the numbers in moves and events, by the field that holds them. */
  readonly codes: Readonly<Record<string, readonly string[]>>;

  /**
   * Why these options cannot be played at a table of this size. Values that `options` does not list come here too, so
   * that the game can say what is wrong with them; where it says nothing, they are refused all the same.
   */
  checkOptions?(options: Options, seats: number): Refusal | undefined;
  setup(seats: number, options: O, chance: Chance, tell?: Tell<E>): State;
  clone(state: State): State;
  /** Those who owe a choice now; several at once in a simultaneous step, nobody when the game is over. */
  toAct(state: State): readonly Seat[];
  /**
   * A number for what is asked of this seat now. It is sent with the view and comes back with the move, so a
   * late answer to an old question never counts as an answer to the next. 0: nothing is asked.
   */
  decision(state: State, seat: Seat): number;
  /** How much time a seat should have for what it is asked now; a turn, if not said. */
  pace?(state: State, seat: Seat): Pace;
  /** What this seat may play now, also where it may still change a secret choice. Never changed by the caller. */
  legalMoves(state: State, seat: Seat): readonly M[];
  /** Plays a legal move. */
  play(state: State, seat: Seat, move: M, tell?: Tell<E>): void;
  /** What happens to a seat that the clock calls too slow, where a clause says so; see `fallback`. */
  late?(state: State, seat: Seat, tell?: Tell<E>): void;
  /** How it ended; `undefined` while it goes on. */
  result(state: State): Result | undefined;
  /** The final count, line by line. Only for a game that is over. */
  score(state: State): readonly ScoreLine[];
  /** What everybody at the table may see and would remember, spectators and screens included. */
  publicView(state: State): Public;
  /** What this seat sees besides, in fields that the public view does not have; `nothingPrivate` after the end. */
  privateView(state: State, seat: Seat): Private;
  /** The private view of somebody without a seat. */
  readonly nothingPrivate: Private;
  /** A world that the viewer of this view cannot tell from the true one, drawn from all that fit. Its chance is fresh. */
  guess(view: Public & Private, chance: Chance): State;
  /**
   * A copy with other luck from here on: its chance is this one, and the part of the piles that no player has seen is
   * shuffled with it. Every viewer's view stays the same.
   */
  reshuffle(state: State, chance: Chance): State;
  /** What the table plays for a seat whose time is up. */
  fallback(state: State, seat: Seat, chance: Chance): M | 'late';
  /** Why a seat that may act may not play this move; defined exactly when the move is not legal. */
  refusal(state: State, seat: Seat, move: M): Refusal | undefined;
  /** Every move that can ever occur at such a table: finite, so that legality can be tested whole. */
  everyMove(seats: number, options: O): readonly M[];
}

export const outcomeOf = (event: Event): Outcome | undefined => event.order ?? event.drawn;
