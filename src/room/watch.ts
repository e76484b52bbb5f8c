import type { Problem } from '../protocol/messages.ts';
import type { Body } from '../table/entries.ts';

/** Who may have another page open, and what may be written. Whoever hosts tables counts. */
export interface Allowed {
  /** The open pages of each owner. */
  readonly pages: {
    hasRoom(owner: string): boolean;
    add(owner: string): void;
    remove(owner: string): void;
  };
  /** Why the entry that somebody asks for may not be written, if there is a reason. */
  whyNotWritten(kind: Body['kind'], owner: string, address: string): Problem | undefined;
  /** Why somebody gets no ticket for their seat, if there is a reason. */
  whyNoTicket(owner: string, address: string): Problem | undefined;
  /** Charges a written entry to the address behind it. */
  charge(address: string, body: string): void;
}

/** Is told whether the store takes entries. */
export interface StoreWatch {
  wrote(): void;
  failed(error: unknown): void;
}

/** What a room counts, for the person who runs the host. */
export interface RoomCounts {
  /** Open pages at this moment. */
  connections: number;
  /** Entries that wait for the store at this moment. */
  waiting: number;
  /** Entries written by this host. */
  entries: number;
  /** Entries that were not written because another process wrote first. */
  superseded: number;
  /** Entries of other processes that were shown to pages of this one. */
  followed: number;
}
