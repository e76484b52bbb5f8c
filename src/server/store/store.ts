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

export interface StoredTable {
  readonly code: string;
  readonly entries: readonly StoredEntry[];
  readonly people: readonly Person[];
}

/** What is to be added to a table's log, if nothing else has been added meanwhile. */
export interface Addition {
  readonly code: string;
  /** The number of this entry; the log must end right before it. */
  readonly seq: number;
  readonly at: number;
  readonly body: string;
  /** When the table wants to be woken if nothing happens; null: not at all. */
  readonly dueAt: number | null;
  /** Somebody to be written down together with the entry. */
  readonly person?: Person;
}

/** Where tables live. Everything is asynchronous, since a store may be on another machine. */
export interface Store {
  /** The time by which all who share the store go. */
  now(): number;
  /** Resolves once the entry is safely on disk; rejects with `Superseded` if the log does not end right before it. */
  append(addition: Addition): Promise<void>;
  load(code: string): Promise<StoredTable | undefined>;
  /** Tables that have been waiting for something since before `now`. */
  due(now: number): Promise<readonly string[]>;
  /** Removes tables that nobody has used since `before`; returns how many. */
  removeUnused(before: number): Promise<number>;
  /** Fails if the store cannot be read. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Somebody else has added an entry first. */
export class Superseded extends Error {}
