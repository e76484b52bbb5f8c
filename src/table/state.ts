import type { Game, Options } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import type { ToldEvent } from '../engine/unfold.ts';
import type { ChatMode } from '../protocol/chat.ts';
import type { Help } from '../protocol/help.ts';
import type { BotLevel, Clock, Stage, Unplayable } from '../protocol/scene.ts';
import type { Evening } from './evening.ts';
import type { Vote } from './votes.ts';
import type { WhatIf } from './what-if.ts';

/** Whose a seat is: a person's, a bot's, or nobody's. */
export interface SeatState {
  readonly owner: string | null;
  readonly bot: BotLevel | null;
  /** A bot plays while the owner is away. */
  readonly standIn: boolean;
}

export const emptySeat: SeatState = { owner: null, bot: null, standIn: false };

/** The events of one entry, linked to those before it, so that the list grows without being copied. */
export interface EventBatch {
  readonly seq: number;
  readonly told: readonly ToldEvent[];
  readonly before: EventBatch | null;
}

/** A game at the table, and everything told in it. */
export interface Play {
  readonly game: Game;
  readonly state: object;
  /** The number of the entry that began it. */
  readonly began: number;
  readonly latest: EventBatch;
  /** When each seat was asked what it has to decide now, by the clock of the table. */
  readonly askedAt: readonly number[];
}

/** Somebody who asks for a bot's seat in the running game, and the vote on it. */
export interface Newcomer extends Vote {
  readonly owner: string;
  readonly seat: Seat;
}

/** A game that ended by agreement, with everything needed to continue it. */
export interface Resumable {
  readonly play: Play;
  readonly options: Options;
  readonly clock: Clock;
  readonly help: Help;
  readonly seats: readonly SeatState[];
  readonly closed: readonly Seat[];
  /** When the offer to resume it expires, by the clock of the table. */
  readonly until: number;
  /** Seats whose people no longer need it. It is dropped when all have given it up. */
  readonly givenUp: readonly Seat[];
  readonly vote: Vote | null;
}

/** Somebody who has played a game to its end here. */
export interface Finisher {
  readonly owner: string;
  /** Whether a keeper also played such a game to its end, each of them without a stand-in. */
  readonly withKeeper: boolean;
}

/** What people want after a game that is over. */
export interface NextGame {
  /** Owners who are ready for it. */
  readonly ready: readonly string[];
  readonly wishes: readonly { readonly owner: string; readonly game: string }[];
  /** The game that the wishes lead to; null for the same game. */
  readonly game: Game | null;
}

export const nobodyReady: NextGame = { ready: [], wishes: [], game: null };

/** A game that this server cannot play, with what is known about it. */
export interface GameOfOtherRules extends Unplayable {
  readonly game: string;
  /** The number of the entry that began it. */
  readonly began: number;
  readonly seats: number;
  readonly options: Options;
}

/** The fold of a table's log. It is immutable: a new entry makes a new one. */
export interface TableState {
  /** The number of the last entry, and when it was written. */
  readonly seq: number;
  readonly at: number;
  /** The number of the entry that began the last game; before the first one, of the entry that opened the table. */
  readonly since: number;
  readonly game: Game;
  readonly options: Options;
  readonly clock: Clock;
  readonly stage: Stage;
  readonly locked: boolean;
  readonly chat: ChatMode;
  readonly help: Help;
  /** Whether the person who runs the server has closed the table. */
  readonly shut: boolean;
  /** Since when the game has been paused, by the clock of the table; null while it runs. */
  readonly pausedAt: number | null;
  readonly finished: number;
  readonly evening: Evening;
  readonly host: string;
  /** The person who opened the table, and the one to whom they gave the role of the host. */
  readonly opener: string;
  readonly given: string | null;
  /** People who have played a game to its end here, the latest last. */
  readonly finishers: readonly Finisher[];
  readonly seats: readonly SeatState[];
  /** Owners without a seat who would like one in the next game, in order of waiting. */
  readonly waiting: readonly string[];
  /** Those of them who get one before everybody else: the host let them, or their seat went to a smaller game. */
  readonly letFirst: readonly string[];
  /** Owners whom the host turned away until the next game has begun. */
  readonly sentOff: readonly string[];
  readonly next: NextGame;
  /** The vote on ending this game without a result. */
  readonly endVote: Vote | null;
  readonly newcomer: Newcomer | null;
  /**
   * Seats whose people the host removed from this game. They stay with bots, because otherwise the host could look into
   * those hands.
   */
  readonly closed: readonly Seat[];
  readonly resumable: Resumable | null;
  readonly play: Play | null;
  readonly unplayable: GameOfOtherRules | null;
  /** Where the games of a what-if table begin; null at other tables. */
  readonly whatIf: WhatIf | null;
  /** The last command of each device that became an entry. */
  readonly lastCommands: readonly LastCommand[];
}

/** Reset when a game begins. */
export const nothingPending = {
  next: nobodyReady,
  endVote: null,
  newcomer: null,
  closed: [],
  resumable: null,
} as const;

export interface LastCommand {
  readonly owner: string;
  readonly n: number;
}

/** A game and everything that depends on the choice of game. */
export interface Arranged {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatState[];
  /** Owners who would like a seat in the following game, and those who come first. */
  readonly waiting: readonly string[];
  /** Missing in earlier versions, in which all of them came first. */
  readonly letFirst?: readonly string[] | undefined;
}

/** What stays the same when the next game begins, whatever game it is and whoever plays. */
export interface Kept {
  readonly clock: Clock;
  readonly locked: boolean;
  readonly finished: number;
  readonly host: string;
  readonly lastCommands: readonly LastCommand[];
  /** Missing in earlier versions, which did not count wins and had no messages. */
  readonly evening?: Evening | undefined;
  readonly whatIf?: WhatIf | undefined;
  readonly chat?: ChatMode | undefined;
  /** Missing in earlier versions, which had no help. */
  readonly help?: Help | undefined;
  /** Missing in earlier versions, where the host's role stayed with whoever had it. */
  readonly opener?: string | undefined;
  readonly given?: string | null | undefined;
  readonly finishers?: readonly Finisher[] | undefined;
}

/** Everything about a table that outlives the beginning of a game, so that a fold can begin there. */
export interface Lobby extends Kept, Omit<Arranged, 'waiting'> {
  /** Missing in earlier versions. */
  readonly waiting?: readonly string[] | undefined;
}

/** 0 if there was none. */
export const lastCommandOf = ({ lastCommands }: TableState, owner: string): number =>
  lastCommands.find((each) => each.owner === owner)?.n ?? 0;

export const seatOf = (state: Pick<TableState, 'seats'>, owner: string): Seat | null => {
  for (let seat = 0; seat < state.seats.length; seat++) if (state.seats[seat]?.owner === owner) return seat;
  return null;
};

/** Seats whose people play themselves, without those who left theirs to a bot. */
export const seatsOfPeople = ({ seats }: TableState): readonly Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.owner !== null && seats[seat]?.standIn === false);

export const withSeat = ({ seats }: Pick<TableState, 'seats'>, seat: Seat, changed: SeatState): readonly SeatState[] =>
  seats.map((each, index) => (index === seat ? changed : each));

/** All seats that belong to a person, even if a bot stands in. */
export const seatsWithOwner = ({ seats }: Pick<TableState, 'seats'>): readonly Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.owner !== null);

/** The game that can be resumed now, if there is one. */
export const resumableAt = ({ stage, resumable }: TableState, now: number): Resumable | null =>
  stage === 'lobby' && resumable && now < resumable.until ? resumable : null;

/** Whether a machine decides for this seat: it is a bot's, or its owner is away. */
export const isMachine = ({ bot, standIn }: SeatState): boolean => bot !== null || standIn;
