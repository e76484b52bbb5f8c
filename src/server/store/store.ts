import type { Options } from '../../engine/game.ts';
import type { Ending } from '../../protocol/http.ts';
import type { Figure } from '../../protocol/scene.ts';

/** One line of a table's log: what happened, when by the store's clock, and which command of which device it was. */
export interface StoredEntry {
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** Somebody who has sat at a table. Names and owners can be replaced and deleted, so they are not in the log. */
export interface Person {
  /** The hash of the secret that their browser keeps. */
  readonly owner: string;
  readonly name: string;
  readonly figure: Figure;
}

/** What the store knows of a table without reading its log. */
export interface StoredTable {
  readonly code: string;
  /** The number of its last entry. */
  readonly seq: number;
  /** The entry where the fold begins. Earlier entries are not needed for the state of the table. */
  readonly foldFrom: number;
  /** False for a table that was written before the store had an index of games; `index` adds it. */
  readonly isIndexed: boolean;
  readonly people: readonly Person[];
}

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

/** An entry to be added to a table's log, if nothing else has been added meanwhile. */
export interface Addition {
  readonly code: string;
  /** The number of this entry; the log must end right before it. */
  readonly seq: number;
  readonly at: number;
  readonly body: string;
  /** Somebody to be recorded together with the entry. */
  readonly person?: Person | undefined;
  /** The owner of a name that makes room for theirs. */
  readonly forgotten?: string | undefined;
  /** From now on the fold begins at this entry. */
  readonly isBeginning?: boolean;
  readonly games?: readonly GameChange[] | undefined;
  /** The hash of the ticket that this entry uses up. */
  readonly ticket?: string | undefined;
}

/** Lets a person move their seat to another device, once. The store knows only the hash of its secret. */
export interface StoredTicket {
  readonly owner: string;
  readonly hash: string;
  readonly until: number;
}

/** A finished game that is shown to others under an id. It is removed with its game. */
export interface SharedGame {
  readonly id: string;
  readonly code: string;
  /** The number of the game at its table. */
  readonly number: number;
  /** Who shared it. */
  readonly owner: string;
  /** The names by seat, if the person who shared it wanted to show them. */
  readonly names: readonly string[] | null;
  readonly sharedAt: number;
}

/** The picture is a PNG in base64. */
export interface SharedWithPicture extends SharedGame {
  readonly picture: string | null;
}

/** Entries of a log, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A table in the list of all tables. */
export interface ListedTable {
  readonly code: string;
  readonly seq: number;
  readonly usedAt: number;
}

/** Everything a store has about a table, except tickets. */
export interface WholeTable extends ListedTable {
  readonly foldFrom: number;
  readonly people: readonly Person[];
  readonly games: readonly EndedGame[];
  readonly entries: readonly StoredEntry[];
  /** Files of earlier versions have none. */
  readonly shares?: readonly SharedWithPicture[];
}

/** What could be removed: the number of tables, how many of them are unused, and when a table was last used. */
export interface Survey {
  readonly tables: number;
  readonly unused: number;
  readonly lastUsedAt: number;
}

/**
 * Where tables live. Everything is asynchronous, since a store may be on another machine. Long data, such as a log, is
 * read and removed in portions, and other requests get their turn in between.
 */
export interface Store {
  /** The clock of the store, which all processes use. */
  now(): number;
  /**
   * Resolves when the entry is safely on disk; rejects with `Superseded` if the log does not end right before it, and
   * with `OutcomeUnknown` if the store had to be closed before that was known.
   */
  append(addition: Addition): Promise<void>;
  load(code: string): Promise<StoredTable | undefined>;
  /** The numbers of the last entries of these tables. Tables that do not exist are left out. */
  seqs(codes: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** A part of a table's log in order, at most `portion` entries at a time. */
  entries(code: string, range: Range): AsyncIterable<readonly StoredEntry[]>;
  /** The games that ended at a table, the oldest first; at most `gamesPerTable` of them are kept. */
  games(code: string): Promise<readonly EndedGame[]>;
  /** Records the games of a table that has no index of them yet. */
  index(code: string, games: readonly NewlyEnded[]): Promise<void>;
  /** Stores a ticket. It replaces the ticket that this person had at this table. */
  issueTicket(code: string, ticket: StoredTicket): Promise<void>;
  /** The owner of a ticket, unless it was used or has expired. */
  ticketHolder(code: string, hash: string, now: number): Promise<string | undefined>;
  /** Stores a shared game. If the id exists already, its picture and names are replaced. */
  share(shared: SharedWithPicture): Promise<void>;
  shared(id: string): Promise<SharedWithPicture | undefined>;
  /** The shared games of a table, the oldest first. */
  sharesAt(code: string): Promise<readonly SharedGame[]>;
  withdraw(id: string): Promise<void>;
  /** All tables in the order of their codes, in portions. */
  list(): AsyncIterable<readonly ListedTable[]>;
  /** Writes a table that was exported from another store. Rejects with `Superseded` if the code is taken. */
  restore(table: WholeTable): Promise<void>;
  /** Counts the tables, and those that nobody has used since `before`. */
  survey(before: number): Promise<Survey>;
  /** Removes tables that nobody has used since `before`; returns how many. */
  removeUnused(before: number): Promise<number>;
  /** Removes a table with everything that belongs to it. When it resolves, nothing of it is left on the disk. */
  remove(code: string): Promise<void>;
  /** Writes a consistent copy into an empty file, in portions. Only a store that is itself a file has this. */
  copyTo?(file: string): Promise<void>;
  /** Fails if the store cannot be read or written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** How to open a store. */
export interface StoreOptions {
  /** The clock of the store. */
  readonly now?: (() => number) | undefined;
  /** Is told of each commit how many seconds the first of its entries waited for it. */
  readonly onCommit?: ((seconds: number) => void) | undefined;
}

/** Entries read in one turn of the event loop. Folding them takes some milliseconds. */
export const portion = 500;

/** Another entry was added first. */
export class Superseded extends Error {}

/** The store was closed before it was known whether it had taken an entry. */
export class OutcomeUnknown extends Error {}
