import type { Game, Options } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Told } from '../../engine/unfold.ts';
import type { BotLevel, Clock, Stage, Unplayable } from '../../protocol/scene.ts';

/** Whose a seat is: a person's, a bot's, or nobody's. */
export interface SeatState {
  readonly owner: string | null;
  readonly bot: BotLevel | null;
  /** A bot plays while the owner is away. */
  readonly standIn: boolean;
}

export const emptySeat: SeatState = { owner: null, bot: null, standIn: false };

/** What an entry of a game told, and what was told before it: a chain grows without being copied. */
export interface Telling {
  readonly seq: number;
  readonly told: readonly Told[];
  readonly before: Telling | null;
}

/** A game at the table, and all that has been told in it. */
export interface Play {
  readonly game: Game;
  readonly state: object;
  /** The number of the entry that began it. */
  readonly began: number;
  readonly latest: Telling;
  /** When each seat was asked what it has to decide now, by the store's clock. */
  readonly askedAt: readonly number[];
}

/** The fold of a table's log. Never changed in place: a new entry makes a new one. */
export interface TableState {
  readonly seq: number;
  readonly game: Game;
  readonly options: Options;
  readonly clock: Clock;
  readonly stage: Stage;
  readonly locked: boolean;
  /** Since when the game rests, by the store's clock; null while it goes on. */
  readonly pausedAt: number | null;
  readonly finished: number;
  readonly host: string;
  readonly seats: readonly SeatState[];
  readonly wantEnd: readonly Seat[];
  /** Who asks for a bot's seat in the running game, and whose people have agreed. */
  readonly newcomer: { readonly owner: string; readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  readonly play: Play | null;
  readonly unplayable: Unplayable | null;
  /** The last command of each device that became an entry. */
  readonly lastCommands: readonly LastCommand[];
}

export interface LastCommand {
  readonly owner: string;
  readonly n: number;
}

/** 0, if there was none. */
export const lastCommandOf = ({ lastCommands }: TableState, owner: string): number =>
  lastCommands.find((each) => each.owner === owner)?.n ?? 0;

export const seatOf = (state: TableState, owner: string): Seat | null => {
  for (let seat = 0; seat < state.seats.length; seat++) if (state.seats[seat]?.owner === owner) return seat;
  return null;
};

/** Seats whose people are there to be asked: not those who left theirs to a bot. */
export const seatsOfPeople = ({ seats }: TableState): readonly Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.owner !== null && seats[seat]?.standIn === false);

/** A machine decides for this seat: it is a bot's, or its owner is away. */
export const isMachine = ({ bot, standIn }: SeatState): boolean => bot !== null || standIn;
