import type { Options } from '../engine/game.ts';
import type { Seat, Viewer } from '../engine/seats.ts';
import type { Odds } from '../protocol/help.ts';
import type { GameInView, Heard } from '../protocol/scene.ts';
import type { Hidden, Tale } from './after.ts';

/* The messages between a page and the worker that replays records. Pages import nothing else from this folder. */

/** The longest record of the archive has 110 kB. Anything far larger is not a game. */
export const largestRecord = 4_000_000;

/** The viewpoint: a seat, a spectator, or `all` with everything face up. */
export type Eyes = Viewer | 'all';

/** What a page needs to know about a record before it shows anything. */
export interface FilmInfo {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** The names by seat, if the record contains them. */
  readonly names: readonly string[] | null;
  /** The number of moves; step 0 is the set-up. */
  readonly steps: number;
  /** The seat of each move; the first one leads to step 1. */
  readonly movers: readonly Seat[];
  /** The steps at which rounds begin. */
  readonly rounds: readonly number[];
}

/** Why a text cannot be shown. */
export type FilmProblem =
  | { readonly kind: 'too-large' }
  /** It is not a record, or it was changed; `line` counts from 1. */
  | { readonly kind: 'damaged'; readonly line: number }
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'other-rules'; readonly game: string };

/** A record whose moves have not been replayed yet. */
export interface Preview {
  /** Without movers, and with the number of moves that the text seems to have. */
  readonly info: FilmInfo;
  /** The set-up with everything face up. */
  readonly game: GameInView;
}

/** What a page can ask the worker, with the answers. */
export interface Questions {
  /** The first picture, before the game has been replayed. */
  readonly preview: {
    readonly ask: { readonly text: string };
    readonly answer: Preview | { readonly problem: FilmProblem };
  };
  readonly open: {
    readonly ask: { readonly text: string };
    readonly answer: FilmInfo | { readonly problem: FilmProblem };
  };
  /** The game after a step. */
  readonly game: { readonly ask: { readonly step: number; readonly eyes: Eyes }; readonly answer: GameInView };
  /** Everything that this viewpoint hears; the number of an event is its step. */
  readonly story: { readonly ask: { readonly eyes: Eyes }; readonly answer: readonly Heard[] };
  /** Everything that was hidden. */
  readonly hidden: { readonly ask: object; readonly answer: Hidden | null };
  /** Fortunes, great moments and titles. */
  readonly tale: { readonly ask: object; readonly answer: Tale };
  /** What followed from the view of a seat at a step. */
  readonly odds: { readonly ask: { readonly step: number; readonly seat: Seat }; readonly answer: Odds };
}

export type Question = {
  [Kind in keyof Questions]: { readonly n: number; readonly kind: Kind } & Questions[Kind]['ask'];
}[keyof Questions];

export interface Answer {
  readonly n: number;
  readonly answer: Questions[keyof Questions]['answer'];
}
