import { randomBytes } from 'node:crypto';
import { ticketLasts } from '../bounds.ts';

export interface Ticket {
  readonly ticket: string;
  readonly until: number;
}

/** Tickets with which people carry their seats to other devices. Each person has one at most, and it is good once. */
export class Tickets {
  readonly #byOwner = new Map<string, Ticket>();

  issue(owner: string, now: number): Ticket {
    const ticket = { ticket: randomBytes(16).toString('base64url'), until: now + ticketLasts };
    this.#byOwner.set(owner, ticket);
    return ticket;
  }

  holderOf(shown: string, now: number): string | undefined {
    for (const [owner, { ticket, until }] of this.#byOwner) if (ticket === shown && now < until) return owner;
    return undefined;
  }

  forget(owner: string): void {
    this.#byOwner.delete(owner);
  }
}
