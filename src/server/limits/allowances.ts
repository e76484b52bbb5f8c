import type { Problem } from '../../protocol/messages.ts';
import { entryOverhead, type Bounds } from './bounds.ts';
import { Budgets } from './budgets.ts';
import type { Body } from '../../table/entries.ts';
import { Tally } from './tally.ts';

const day = 24 * 3600;

/** Counts what each device and each address has used of its bounds, over all tables. */
export class Allowances {
  readonly #commands: Budgets;
  readonly #bytes: Budgets;
  readonly #tickets: Budgets;
  /** Open pages of each device that has said hello. */
  readonly pages: Tally;
  /** Open sockets of each address. */
  readonly sockets: Tally;

  constructor(bounds: Bounds, now: () => number) {
    const { commandRate, commandBurst, bytesPerDay, ticketsPerMinute, pagesPerDevice, pagesPerAddress } = bounds;
    this.#commands = new Budgets({ rate: commandRate, burst: commandBurst }, now);
    this.#bytes = new Budgets({ rate: bytesPerDay / day, burst: bytesPerDay }, now);
    this.#tickets = new Budgets({ rate: ticketsPerMinute / 60, burst: ticketsPerMinute }, now);
    this.pages = new Tally(pagesPerDevice);
    this.sockets = new Tally(pagesPerAddress);
  }

  /** Why the entry that a device asks for may not be written, if there is a reason. Moves count only against the address. */
  whyNotWritten(kind: Body['kind'], owner: string, address: string): Problem | undefined {
    if (!this.mayWrite(address)) return 'used-up';
    if (kind === 'moved') return undefined;
    if (!this.#commands.has(owner)) return 'too-fast';
    this.#commands.take(owner);
    return undefined;
  }

  /** Why a device gets no ticket for its seat, if there is a reason. A ticket is written like a command. */
  whyNoTicket(owner: string, address: string): Problem | undefined {
    if (!this.mayWrite(address)) return 'used-up';
    if (!this.#commands.has(owner) || !this.#tickets.has(address)) return 'too-fast';
    this.#commands.take(owner);
    this.#tickets.take(address);
    return undefined;
  }

  /** Whether an address has any of today's bytes left. */
  mayWrite(address: string): boolean {
    return this.#bytes.has(address);
  }

  /** Charges a written entry to the address behind it. */
  charge(address: string, body: string): void {
    this.#bytes.take(address, body.length + entryOverhead);
  }
}
