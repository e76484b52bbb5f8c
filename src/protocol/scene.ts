import type { Event, Move, Options, Result, ScoreLine } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

/*
 * What one viewer has on the screen, whole: the table and, once it runs, the game as this viewer may see it. The
 * server keeps a scene for every viewer and sends what changed in it; the client draws it and knows nothing else.
 */

export const clocks = ['none', 'relaxed', 'brisk', 'lightning'] as const;
export type Clock = (typeof clocks)[number];

export const botLevels = ['random', 'regular'] as const;
export type BotLevel = (typeof botLevels)[number];

/** Silhouettes; no two people at a table have the same. */
export const figures = ['fedora', 'cigar', 'fan', 'eyepatch', 'bowler', 'veil', 'moustache', 'cap'] as const;
export type Figure = (typeof figures)[number];

export const emotes = ['cheers', 'laugh', 'shock', 'think', 'angry', 'hurry', 'sorry', 'bye'] as const;
export type Emote = (typeof emotes)[number];

/** `lobby` before a game, `playing`, `over` when the count lies on the table. */
export type Stage = 'lobby' | 'playing' | 'over';

export interface Scene {
  readonly table: TableInView;
  readonly you: You;
  readonly game: GameInView | null;
}

export interface TableInView {
  readonly code: string;
  readonly game: string;
  readonly options: Options;
  readonly clock: Clock;
  readonly stage: Stage;
  readonly locked: boolean;
  readonly paused: boolean;
  /** Games finished at this table. */
  readonly finished: number;
  readonly seats: readonly SeatInView[];
  readonly watching: number;
  /** Seats whose people want to end this game without a result. */
  readonly wantEnd: readonly Seat[];
  /** Somebody who asks for a bot's seat in the running game. */
  readonly newcomer: Newcomer | null;
}

export interface Newcomer {
  readonly seat: Seat;
  readonly name: string;
  readonly figure: Figure;
  /** Seats whose people let the newcomer in; all must. */
  readonly agreed: readonly Seat[];
}

export interface SeatInView {
  /** Nobody, somebody, or a bot of the host's. */
  readonly kind: 'empty' | 'person' | 'bot';
  readonly name: string;
  readonly figure: Figure;
  readonly bot: BotLevel | null;
  readonly host: boolean;
  /** Somebody has this table open. */
  readonly present: boolean;
  /** A bot plays for a person who is away; the seat is theirs again as soon as they are back. */
  readonly standIn: boolean;
}

export interface You {
  readonly seat: Seat | null;
  readonly host: boolean;
  /** This viewer is the newcomer who asks for a seat. */
  readonly newcomer: boolean;
}

export interface GameInView {
  /** The game's own view for this viewer. */
  readonly view: object;
  readonly toAct: readonly Seat[];
  readonly ask: Ask | null;
  /**
   * When each seat was asked what it has to decide now, in the server's milliseconds. What everybody should see at the
   * same moment, such as a count to three, goes by it.
   */
  readonly askedAt: readonly number[];
  /** When the clock runs out for those who have to act, in the server's milliseconds; null: it does not run. */
  readonly due: number | null;
  readonly result: Result | null;
  readonly score: readonly ScoreLine[];
}

/** What is asked of this viewer. */
export interface Ask {
  readonly decision: number;
  readonly moves: readonly Move[];
}

/** Something that happened and that this viewer may know, with the number of the entry that brought it about. */
export interface Heard {
  readonly seq: number;
  readonly event: Event;
}
