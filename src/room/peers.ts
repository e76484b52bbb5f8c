import type { Emote } from '../protocol/scene.ts';
import type { KeptLine } from './chat.ts';

/**
 * What processes that share a store tell each other. About entries it carries only codes and numbers; the receiver
 * reads them from the store, and asks it whether a table was removed. Losing a bulletin delays something but never
 * changes the outcome.
 */
export type Bulletin =
  /** Entries that are in the store now: for each table, the number of its last entry. */
  | { readonly kind: 'written'; readonly tables: readonly (readonly [code: string, seq: number])[] }
  | { readonly kind: 'removed'; readonly code: string }
  /** Somebody has come to these tables, or gone. */
  | { readonly kind: 'presence'; readonly codes: readonly string[] }
  /** Signals of the moment. Losing one does no harm. */
  | { readonly kind: 'emote'; readonly code: string; readonly seat: number; readonly emote: Emote }
  | { readonly kind: 'chat'; readonly code: string; readonly line: KeptLine }
  | { readonly kind: 'nudge'; readonly code: string; readonly seat: number; readonly by: number }
  | { readonly kind: 'forward'; readonly code: string; readonly by: number };

/** Receives the bulletins of the other processes. */
export interface BusListener {
  readonly heard: (bulletin: Bulletin) => void;
  /** Bulletins may have been lost: look up everything they could have said. */
  readonly gap: () => void;
}

/** Connects this process to all others that share the store. A process does not receive its own bulletins. */
export interface Bus {
  /** Sends a bulletin. Never fails and never waits. Entries must be committed first. */
  publish(bulletin: Bulletin): void;
  listen(listener: BusListener): void;
  close(): Promise<void>;
}

/** People who have a table open at other processes, and since when the table has been awake there. */
export interface Elsewhere {
  readonly owners: ReadonlySet<string>;
  /** Infinity if nobody is there. */
  readonly wokeAt: number;
  /** A big screen shows the table there. */
  readonly hasScreen: boolean;
}

/** Who has a table open at this process. */
export interface Here {
  readonly owners: Iterable<string>;
  readonly wokeAt: number;
  readonly hasScreen: boolean;
}

export const nobodyElsewhere: Elsewhere = { owners: new Set(), wokeAt: Infinity, hasScreen: false };

/** Who has which table open, at all processes that share the store. */
export interface Attendance {
  /** Records who has a table open at this process, and tells the other processes. */
  note(code: string, here: Here): void;
  /** Who has these tables open at other processes. Tables that nobody has open are left out. */
  elsewhere(codes: readonly string[]): Promise<ReadonlyMap<string, Elsewhere>>;
  close(): Promise<void>;
}

/** A single process needs no list: it knows who is there. */
const soleAttendance: Attendance = {
  note: () => undefined,
  elsewhere: () => Promise.resolve(new Map()),
  close: () => Promise.resolve(),
};

/**
 * Milliseconds for which a claim keeps other processes from acting. If its process dies, another one acts after that.
 */
export const claimLasts = 1500;

/**
 * Decides which process lets a machine act at a table: the clock, a bot, a vote that lapses. A claim only saves work.
 * The log, which accepts one entry for each number, makes sure that nothing happens twice.
 */
export interface Claims {
  /** Whether this process may act after the entry with this number. False if another process has claimed it. */
  claim(code: string, seq: number): Promise<boolean>;
}

/** A single process always gets its claim. */
const soleClaims: Claims = { claim: () => Promise.resolve(true) };

/** What a process needs to work together with others that share its store. */
export interface Peers {
  readonly bus: Bus;
  readonly attendance: Attendance;
  readonly claims: Claims;
  /** Whether other processes may share the store. */
  readonly isShared: boolean;
}

export const noPeers = (): Peers => ({
  bus: { publish: () => undefined, listen: () => undefined, close: () => Promise.resolve() },
  attendance: soleAttendance,
  claims: soleClaims,
  isShared: false,
});
