import type { EndedGame, GameChange, NewlyEnded } from '../table/ended-game.ts';
import type { Person } from '../table/person.ts';

/** One line of a table's log: what happened, when by the store's clock, and which command of which device it was. */
export interface StoredEntry {
  readonly seq: number;
  readonly at: number;
  readonly body: string;
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

/** Entries of a log, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a room keeps its table. Everything is asynchronous, since a store may be on another machine. Long data, such as a
 * log, is read and removed in portions, and other requests get their turn in between.
 */
export interface LogStore {
  /** The clock of the store, which all processes use. */
  now(): number;
  /**
   * Adds entries to one table, in one commit: all of them or none. Resolves when they are safely on disk; rejects with
   * `Superseded` if they do not continue the log, each right after the one before, and with `OutcomeUnknown` if the store
   * had to be closed before that was known.
   */
  append(additions: readonly Addition[]): Promise<void>;
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
  /** The shared games of a table, the oldest first. */
  sharesAt(code: string): Promise<readonly SharedGame[]>;
  /** Removes a table with everything that belongs to it. When it resolves, nothing of it is left on the disk. */
  remove(code: string): Promise<void>;
}

/** Entries read in one turn of the event loop. Folding them takes some milliseconds. */
export const portion = 500;

/** Another entry was added first. */
export class Superseded extends Error {}

/** The store was closed before it was known whether it had taken an entry. */
export class OutcomeUnknown extends Error {}

/** A problem with the file of the store or its disk. The message is one sentence for the person who runs the server. */
export class DiskTrouble extends Error {}

/** The file is damaged, or cannot be read. It stays so, even if other parts of it can still be read and written. */
export class FileDamage extends DiskTrouble {}
