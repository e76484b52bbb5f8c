import type { OddsSource } from '../bots/odds.ts';
import type { Seat } from '../engine/seats.ts';
import type { Step } from '../engine/unfold.ts';

/* What the worker finds out about a finished game, as plain data. This file has only types, which pages import. */

/** Everything that was hidden in a game. Only the panel of that game knows the rest of its fields. */
export interface Hidden {
  readonly game: string;
}

/** A remark about the game: `kind` selects the sentence, and the rest fills it in. */
export interface Remark {
  readonly kind: string;
  /** The people in the sentence, by role; a role may have more than one person. */
  readonly people: Readonly<Record<string, readonly Seat[]>>;
  readonly values: Readonly<Record<string, number>>;
}

export interface GreatMoment extends Remark {
  readonly step: number;
}

/** The story of a game. */
export interface Tale {
  /** By step and seat: the score if the game had ended there. */
  readonly fortunes: readonly (readonly number[])[];
  /** In chronological order; the last one is the end. */
  readonly moments: readonly GreatMoment[];
  readonly titles: readonly Remark[];
}

/** A moment that may be told, with its weight: 1 is worth telling, 3 is the talk of the evening. */
export interface Candidate extends GreatMoment {
  readonly weight: number;
}

/**
 * What a game says about itself when it is over. These are methods, so that each game can use the types of its own
 * states, as in `Game`.
 */
export interface GameAfter<State extends object = object, Field extends string = string> {
  /** The same state as if the game were over, with everything face up and countable. */
  asIfOver(state: State): State;
  /** The fields of the public view that say how far the game has come. */
  readonly progress: readonly Field[];
  /** Finds everything that was hidden. */
  hidden(frames: readonly Step<State>[]): Hidden;
  /** Finds the moments and titles of a game in its steps. */
  tale(
    frames: readonly Step<State>[],
    fortunes: Tale['fortunes'],
  ): { readonly moments: readonly Candidate[]; readonly titles: readonly Remark[] };
  /** What followed from a view. */
  readonly odds: OddsSource;
}
