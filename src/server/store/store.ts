import type { LogStore, SharedGame, StoredEntry } from '../../room/log-store.ts';
import type { EndedGame } from '../../table/ended-game.ts';
import type { Person } from '../../table/person.ts';

/** The picture is a PNG in base64. */
export interface SharedWithPicture extends SharedGame {
  readonly picture: string | null;
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

/** Where the tables of a server live: what rooms need, and what the server needs besides. */
export interface Store extends LogStore {
  /** Stores a shared game. If the id exists already, its picture and names are replaced. */
  share(shared: SharedWithPicture): Promise<void>;
  shared(id: string): Promise<SharedWithPicture | undefined>;
  withdraw(id: string): Promise<void>;
  /** All tables in the order of their codes, in portions. */
  list(): AsyncIterable<readonly ListedTable[]>;
  /** Writes a table that was exported from another store. Rejects with `Superseded` if the code is taken. */
  restore(table: WholeTable): Promise<void>;
  /** Counts the tables, and those that nobody has used since `before`. */
  survey(before: number): Promise<Survey>;
  /** Removes tables that nobody has used since `before`; returns how many. */
  removeUnused(before: number): Promise<number>;
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
