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
  /** An order that chance made. Together with `drawn` it is everything that a replay needs to know about chance. */
  readonly order?: readonly number[];
  /** A number that chance drew. */
  readonly drawn?: number;
}

/**
 * How a game reports what happens. An event without a secret is for everybody. An event with a secret is for those in
 * `to`; everybody else hears `others`, a version without the secret.
 */
export interface Tell<E extends Event = Event> {
  (event: E): void;
  (event: E, to: SeatSet, others: E): void;
}

/** Why a move is not allowed: the clause, and its details in this case. */
export interface Refusal {
  readonly rule: Rule;
  readonly values: Readonly<Record<string, OptionValue>>;
}

export type OptionValue = string | number | boolean;

/** A choice about the rules before a game begins. The lobby and the command line are generated from it. */
export interface Option {
  readonly name: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  readonly rule: Rule;
}

export type Options = Readonly<Record<string, OptionValue>>;

/**
 * The kind of a decision, for the clock: a secret one that all make at once, one that all make on a count to three, a
 * turn, or an answer to somebody.
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
 * A state is plain data (a round trip through JSON gives the same state). Only `play` and `late` change it; they use no
 * clock, no input, and no chance but the one in the state. Functions are written as methods so that a `Game` with
 * precise types fits into a catalogue of games.
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
   * Why these options cannot be played at a table of this size. Values that `options` does not list are passed here,
   * too, so that the game can say what is wrong with them; if it does not, they are refused anyway.
   */
  checkOptions?(options: Options, seats: number): Refusal | undefined;
  setup(seats: number, options: O, chance: Chance, tell?: Tell<E>): State;
  clone(state: State): State;
  /** The seats that owe a choice now; several in a simultaneous step, none when the game is over. */
  toAct(state: State): readonly Seat[];
  /**
   * A number for the question to this seat, 0 if there is none. It is sent with the view and comes back with the move,
   * so a late answer to an old question never counts as an answer to the next one.
   */
  decision(state: State, seat: Seat): number;
  /** The kind of decision that this seat owes now; by default a turn. */
  pace?(state: State, seat: Seat): Pace;
  /** What this seat may play now, including changes of a secret choice. The caller must not modify the list. */
  legalMoves(state: State, seat: Seat): readonly M[];
  /** Plays a legal move. */
  play(state: State, seat: Seat, move: M, tell?: Tell<E>): void;
  /** What happens to a seat whose time is up, if a clause says so; see `fallback`. */
  late?(state: State, seat: Seat, tell?: Tell<E>): void;
  /** How it ended; `undefined` while it goes on. */
  result(state: State): Result | undefined;
  /** The final count, line by line. Only for a game that is over. */
  score(state: State): readonly ScoreLine[];
  /** What everybody at the table, including spectators and screens, may see and would remember. */
  publicView(state: State): Public;
  /** What this seat sees in addition, in fields that the public view does not have; `nothingPrivate` after the end. */
  privateView(state: State, seat: Seat): Private;
  /** The private view of somebody without a seat. */
  readonly nothingPrivate: Private;
  /**
   * A world that the viewer of this view cannot tell from the true one, drawn at random from all that fit. Its chance
   * is fresh.
   */
  guess(view: Public & Private, chance: Chance): State;
  /**
   * A copy with other luck from here on: it uses this chance, and the part of the piles that no player has seen is
   * shuffled with it. Every viewer's view stays the same.
   */
  reshuffle(state: State, chance: Chance): State;
  /** What the table plays for a seat whose time is up. */
  fallback(state: State, seat: Seat, chance: Chance): M | 'late';
  /** Why a seat that may act may not play this move; defined exactly when the move is not legal. */
  refusal(state: State, seat: Seat, move: M): Refusal | undefined;
  /** Every move that can ever occur at such a table. The set is finite, so that legality can be tested completely. */
  everyMove(seats: number, options: O): readonly M[];
}

export const outcomeOf = (event: Event): Outcome | undefined => event.order ?? event.drawn;
