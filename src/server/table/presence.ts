import type { Away } from './machines.ts';
import type { TableState } from './state.ts';

/** Who has a table open, and which people of the table are away. Big screens are nobody, so they are not in it. */
export class Presence {
  /** How many pages each owner has open. */
  readonly #pages = new Map<string, number>();
  readonly #away = new Map<string, number>();

  /** How many people have the table open. */
  get size(): number {
    return this.#pages.size;
  }

  /** People of the table who are not connected, and since when. */
  get away(): Away {
    return this.#away;
  }

  has(owner: string): boolean {
    return this.#pages.has(owner);
  }

  /** Since when somebody is away; undefined, if they are here. Whoever was not missed before is missed from now on. */
  awaySince(owner: string, now: number): number | undefined {
    return this.has(owner) ? undefined : (this.#away.get(owner) ?? now);
  }

  /** One more page of this owner. */
  add(owner: string): void {
    this.#pages.set(owner, (this.#pages.get(owner) ?? 0) + 1);
    this.#away.delete(owner);
  }

  /** One page less. */
  remove(owner: string): void {
    const pages = (this.#pages.get(owner) ?? 0) - 1;
    if (pages > 0) this.#pages.set(owner, pages);
    else this.#pages.delete(owner);
  }

  /** People of the table who are not here and were not missed before are away from now on. */
  noteAway({ seats, host }: TableState, now: number): void {
    for (const owner of [...seats.map((seat) => seat.owner), host]) {
      if (owner !== null && !this.has(owner) && !this.#away.has(owner)) this.#away.set(owner, now);
    }
  }

  /** Absence does not count while the table is empty. */
  forgetAway(): void {
    this.#away.clear();
  }
}
