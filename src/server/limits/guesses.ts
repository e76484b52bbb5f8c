import { normalizeIP } from '@fastify/rate-limit';
import { Budgets } from './budgets.ts';

/** Wrong guesses in a minute: of one address, of one network, and of everybody together. */
export interface GuessBounds {
  readonly ofAddress: number;
  readonly ofNetwork: number;
  readonly inAll: number;
}

/** Visitors and networks in memory at most, about 20 MB of each. */
const mostRemembered = 100_000;

const everybody = '';

/**
 * Counts wrong guesses. Whoever has guessed wrong too often gets no answer for a while, not even to a right guess:
 * otherwise the refusals would tell which guesses are right. Somebody with IPv6 has any number of addresses, so the
 * network from which they come has a bound as well.
 *
 * The server has a budget for everybody together. While it is used up, a wrong guess costs a visitor and their network all
 * guesses of a minute. Whoever guesses right is never slowed by it, or strangers could keep everybody else out.
 */
export class Guesses {
  readonly #bounds: GuessBounds;
  readonly #addresses: Budgets;
  readonly #networks: Budgets;
  readonly #all: Budgets;

  constructor(bounds: GuessBounds, now: () => number = () => performance.now()) {
    const budgets = (perMinute: number) =>
      new Budgets({ rate: perMinute / 60, burst: perMinute, most: mostRemembered }, now);
    this.#bounds = bounds;
    this.#addresses = budgets(bounds.ofAddress);
    this.#networks = budgets(bounds.ofNetwork);
    this.#all = budgets(bounds.inAll);
  }

  /** Whether this address has to wait before it gets any answer. */
  mustWait(ip: string): boolean {
    return !this.#addresses.has(addressOf(ip)) || !this.#networks.has(networkOf(ip));
  }

  /** Counts a wrong guess, and returns whether the visitor is told that it was wrong. */
  mayHear(ip: string): boolean {
    // Other requests may have been wrong in the meantime.
    if (this.mustWait(ip)) return false;
    const isCalm = this.#all.has(everybody);
    if (isCalm) this.#all.take(everybody);
    const { ofAddress, ofNetwork } = this.#bounds;
    this.#addresses.take(addressOf(ip), isCalm ? 1 : ofAddress);
    this.#networks.take(networkOf(ip), isCalm ? 1 : ofNetwork);
    return isCalm;
  }
}

/** A household has a whole network of IPv6, which counts as one address; 65,536 of those may belong to one customer. */
const addressOf = (ip: string): string => normalizeIP(ip);
const networkOf = (ip: string): string => normalizeIP(ip, 48);
