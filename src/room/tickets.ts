import { createHash, randomBytes } from 'node:crypto';
import { ticketLasts } from '../server/limits/bounds.ts';
import type { Store } from '../server/store/store.ts';

export interface Ticket {
  readonly ticket: string;
  readonly until: number;
}

/** The store keeps only this hash, so that nobody who reads the store can take a seat. */
export const ticketHash = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

/** Gives somebody a ticket to move their seat to another device. Each person has at most one, and it works once. */
export async function issueTicket(
  store: Pick<Store, 'issueTicket' | 'now'>,
  code: string,
  owner: string,
): Promise<Ticket> {
  const ticket = randomBytes(16).toString('base64url');
  const until = store.now() + ticketLasts;
  await store.issueTicket(code, { owner, hash: ticketHash(ticket), until });
  return { ticket, until };
}
