import type { Event, Move, Options, Result, ScoreLine } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import type { ChatMode } from './chat.ts';
import type { Help } from './help.ts';

/*
 * A scene has two parts. The public part is what everybody at the table may see, and is the same for all; `Own` is what
 * only one page sees. The server sends both parts and their changes; a page draws the merged `Scene`, and knows nothing
 * else.
 */

export const clocks = ['none', 'relaxed', 'brisk', 'lightning'] as const;
export type Clock = (typeof clocks)[number];

export const botLevels = ['random', 'rookie', 'regular', 'sharp', 'mastermind'] as const;
export type BotLevel = (typeof botLevels)[number];

/** Silhouettes; every person at a table has a different one. */
export const figures = ['fedora', 'cigar', 'fan', 'eyepatch', 'bowler', 'veil', 'moustache', 'cap'] as const;
export type Figure = (typeof figures)[number];

export const emotes = ['cheers', 'laugh', 'shock', 'think', 'angry', 'hurry', 'sorry', 'bye'] as const;
export type Emote = (typeof emotes)[number];

/** `lobby` before a game, `playing`, and `over` during the final count. */
export type Stage = 'lobby' | 'playing' | 'over';

/** How chance continues after the decision from which a what-if game starts. */
export const lucks = ['same', 'new'] as const;
export type Luck = (typeof lucks)[number];

/** What everybody at the table, including spectators and big screens, may see. */
export interface PublicScene {
  readonly table: TableInView;
  readonly game: PublicGame | null;
}

/** What only one page sees. A big screen has none of this. */
export interface Own {
  readonly you: You;
  readonly ask: Ask | null;
  /** The private view of this page's seat; null without a seat or a game. */
  readonly view: object | null;
}

/** Both parts merged, as a page draws it. */
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
  /** Who has won how often at this table; null before the first game is over. */
  readonly evening: EveningInView | null;
  readonly seats: readonly SeatInView[];
  readonly watching: number;
  /** A big screen shows the table. */
  readonly isOnScreen: boolean;
  /** Who gets the messages at the table. */
  readonly chat: ChatMode;
  /** What players who ask for help are told. */
  readonly help: Help;
  /** People without a seat who would like one in the next game, in order of waiting. */
  readonly waiting: readonly WaitingInView[];
  /**
   * What comes after a game that is over, or begins in a lobby whose host is away and where nobody gets the role; null
   * otherwise.
   */
  readonly next: NextInView | null;
  /** The vote on ending this game without a result. */
  readonly endVote: VoteInView | null;
  /** Somebody who asks for a bot's seat in the running game. */
  readonly newcomer: Newcomer | null;
  /** Bots' seats that nobody can ask for in this game, because the host removed their people. */
  readonly closed: readonly Seat[];
  /** A game that ended by agreement and can be resumed. */
  readonly resumable: ResumableInView | null;
  readonly unplayable: Unplayable | null;
  /** The finished game of a what-if table; null at all other tables. */
  readonly whatIf: WhatIfInView | null;
}

/** A what-if table is for one person, and its games count nowhere. */
export interface WhatIfInView {
  /** The seat whose decision it starts with, and the number of moves before. */
  readonly seat: Seat;
  readonly step: number;
  readonly luck: Luck;
  /** How the finished game ended. */
  readonly then: Result;
}

/** The scoreboard of the games at this table. It reveals the winner, so a page shows it after the final count. */
export interface EveningInView {
  /** A line for everybody who has played a game to its end here and one for all bots, in the order of first games. */
  readonly standings: readonly StandingInView[];
  /** The last games that were played to their ends, in any order. */
  readonly played: readonly PlayedInView[];
}

export interface GameTally {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  /** How many of the wins were shared with somebody. */
  readonly shared: number;
}

export interface StandingInView extends Omit<GameTally, 'game'> {
  /** Empty for the bots, which have no figure either. */
  readonly name: string;
  readonly figure: Figure | null;
  /** Where they sit now; null if they left. */
  readonly seat: Seat | null;
  readonly byGame: readonly GameTally[];
}

/** The most games that a table keeps with their winners, and that its page lists. */
export const mostPlayed = 10;

export interface PlayedInView {
  readonly game: string;
  /** The number of the entry that began it, which identifies it in the list of games. */
  readonly began: number;
  /** Indexes of `standings`. */
  readonly winners: readonly number[];
}

export interface WaitingInView {
  readonly name: string;
  readonly figure: Figure;
  /**
   * Before everybody else; in turn with the others who have finished a game here; or if a seat is free, a bot's, or that
   * of somebody who is away.
   */
  readonly comes: 'first' | 'in-turn' | 'if-free';
  readonly keeper: boolean;
}

export interface NextInView {
  /** The game that would begin now. */
  readonly game: string;
  /** Seats whose people are ready. The game begins when everybody who is here is ready. */
  readonly ready: readonly Seat[];
  /** The games that people would like. */
  readonly wishes: readonly { readonly seat: Seat; readonly game: string }[];
}

/** The last game follows other rules than this server's, and nobody has started another one since. */
export interface Unplayable {
  /** The version of the rules that the game follows, and the version that this server plays. */
  readonly rules: number;
  readonly ours: number;
}

/** A question to people at the table. All who are asked have to agree in time. */
export interface VoteInView {
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** When it lapses, by the server's clock. */
  readonly until: number;
}

export interface Newcomer extends VoteInView {
  readonly seat: Seat;
  readonly name: string;
  readonly figure: Figure;
}

export interface ResumableInView {
  readonly game: string;
  /** Until when it can be resumed, by the server's clock. */
  readonly until: number;
  /** The names of its people by their seats in that game; null for bots. */
  readonly names: readonly (string | null)[];
  /** Seats of that game whose people no longer need it. */
  readonly givenUp: readonly Seat[];
  readonly vote: VoteInView | null;
}

export interface SeatInView {
  /** Nobody, a person, or a bot. */
  readonly kind: 'empty' | 'person' | 'bot';
  readonly name: string;
  readonly figure: Figure;
  readonly bot: BotLevel | null;
  readonly host: boolean;
  /** Opened the table, or was given the role of the host by who did. */
  readonly keeper: boolean;
  /** Somebody has this table open. */
  readonly present: boolean;
  /** A bot plays for a person who is away; they get the seat back when they return. */
  readonly standIn: boolean;
}

export interface You {
  readonly seat: Seat | null;
  readonly host: boolean;
  /** This viewer is host only until a keeper is here again, and may neither delete the table nor send keepers away. */
  readonly heir: boolean;
  /** This viewer is the newcomer who asks for a seat. */
  readonly newcomer: boolean;
  /** This viewer waits for a seat in the next game. */
  readonly waiting: boolean;
  /** The host turned this viewer away until the next game has begun. */
  readonly sentOff: boolean;
  /** This viewer's seat in the game that can be resumed. */
  readonly resumable: Seat | null;
}

export interface PublicGame {
  /** The game's public view. */
  readonly view: object;
  readonly toAct: readonly Seat[];
  /**
   * When each seat was asked its current question, by the server's clock. Moments that everybody should see together,
   * such as a count to three, are timed by it.
   */
  readonly askedAt: readonly number[];
  /** When time is up for those who have to act, by the server's clock; null if no clock runs. */
  readonly due: number | null;
  readonly result: Result | null;
  readonly score: readonly ScoreLine[];
}

/** The game as one viewer sees it: `view` merges the public and the private view. */
export interface GameInView extends PublicGame {
  readonly ask: Ask | null;
}

/** What is asked of this viewer. */
export interface Ask {
  readonly decision: number;
  readonly moves: readonly Move[];
}

/** What happened at the table during a game, for the log of that game. It has no clause. */
export const tableEventKinds = [
  /** The host removed a person. */
  'table-removed',
  'table-left',
  'table-stood-in',
  'table-back',
  /** Somebody plays instead of a bot. */
  'table-joined',
  /** The game ended by agreement, and was resumed. */
  'table-ended',
  'table-resumed',
] as const;
export interface TableEvent extends Event {
  readonly kind: (typeof tableEventKinds)[number];
  readonly rule: '';
  readonly seat?: Seat;
}

export const isTableEvent = (event: Event): event is TableEvent => tableEventKinds.some((kind) => kind === event.kind);

/** An event that this viewer may know, with the number of the entry that caused it. */
export interface Heard {
  readonly seq: number;
  readonly event: Event;
}
