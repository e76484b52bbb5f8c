import type { RoomBounds } from './bounds.ts';

/**
 * Decides who may ask for a seat in the running game now. A refused person has to wait; everybody else waits for a
 * shorter time, since a stranger can have any number of devices and each request interrupts the players.
 */
export class Doorbell {
  readonly #askAgainAfter: number;
  readonly #nextAskAfter: number;
  readonly #refusedAt = new Map<string, number>();
  #lastAt = -Infinity;

  constructor({ askAgainAfter, nextAskAfter }: RoomBounds) {
    this.#askAgainAfter = askAgainAfter;
    this.#nextAskAfter = nextAskAfter;
  }

  mayRing(owner: string, now: number): boolean {
    return now - this.#lastAt >= this.#nextAskAfter && !this.#mustWait(owner, now);
  }

  /** Somebody asked in vain: they were refused, withdrew, or got no answer in time. */
  refuse(owner: string, now: number): void {
    for (const each of this.#refusedAt.keys()) if (!this.#mustWait(each, now)) this.#refusedAt.delete(each);
    this.#refusedAt.set(owner, now);
    this.#lastAt = now;
  }

  #mustWait(owner: string, now: number): boolean {
    return now - (this.#refusedAt.get(owner) ?? -Infinity) < this.#askAgainAfter;
  }
}
