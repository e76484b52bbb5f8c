import { base64url, utf8 } from '../engine/bytes.ts';
import { sha256 } from '../engine/sha256.ts';
import { ticketLasts } from './bounds.ts';
import type { LogStore } from './log-store.ts';

export interface Ticket {
  readonly ticket: string;
  readonly until: number;
}

/** The store keeps only this hash, so that nobody who reads the store can take a seat. */
export const ticketHash = (ticket: string): string => base64url(sha256(utf8(ticket)));

interface TicketOffice {
  readonly store: Pick<LogStore, 'issueTicket' | 'now'>;
  readonly random: (bytes: number) => Uint8Array;
}

/** Gives somebody a ticket to move their seat to another device. Each person has at most one, and it works once. */
export async function issueTicket({ store, random }: TicketOffice, code: string, owner: string): Promise<Ticket> {
  const ticket = base64url(random(16));
  const until = store.now() + ticketLasts;
  await store.issueTicket(code, { owner, hash: ticketHash(ticket), until });
  return { ticket, until };
}
