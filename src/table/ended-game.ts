import type { Options } from '../engine/game.ts';
import type { Ending } from '../protocol/http.ts';

/** A game that ended at a table. */
export interface EndedGame {
  /** Its place among the games of its table, counted from 1. */
  readonly number: number;
  /** The numbers of its first and its last entry. */
  readonly first: number;
  readonly last: number;
  readonly game: string;
  /** The version of the rules that it follows. */
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly how: Ending;
  readonly endedAt: number;
  /** Until then the game can be taken up again, and nobody may read its cards. */
  readonly readableFrom: number;
}
export type NewlyEnded = Omit<EndedGame, 'number'>;

/** What an entry means for the games of its table. */
export type GameChange =
  /** A game that is already recorded stays as it is. */
  | { readonly kind: 'ended'; readonly game: NewlyEnded }
  /** The game that began with this entry goes on: it has not ended after all. */
  | { readonly kind: 'resumed'; readonly first: number }
  /** No game that ended before can be taken up again. */
  | { readonly kind: 'settled' };
