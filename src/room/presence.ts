import type { Away } from './machines.ts';
import type { TableState } from '../table/state.ts';

/** The people whose absence matters. */
export const peopleAt = ({ seats, waiting, host, opener, given }: TableState): readonly string[] =>
  [...seats.map(({ owner }) => owner), ...waiting, host, opener, given].filter((owner) => owner !== null);

/** Who has a table open, and which of its people are away. Big screens do not count as people. */
export class Presence {
  /** How many pages each owner has open at this process. */
  readonly #pages = new Map<string, number>();
  /** Owners who have the table open at other processes. */
  #elsewhere: ReadonlySet<string> = new Set();
  readonly #away = new Map<string, number>();

  /** The number of people who have the table open at any process. */
  get size(): number {
    if (this.#elsewhere.size === 0) return this.#pages.size;
    return new Set([...this.#pages.keys(), ...this.#elsewhere]).size;
  }

  /** People who have the table open at this process. */
  get here(): ReadonlySet<string> {
    return new Set(this.#pages.keys());
  }

  get isAnybodyHere(): boolean {
    return this.#pages.size > 0;
  }

  /** People of the table who are not connected, and since when. */
  get away(): Away {
    return this.#away;
  }

  has(owner: string): boolean {
    return this.#pages.has(owner) || this.#elsewhere.has(owner);
  }

  /** Updates who has the table open at other processes. False if nothing changed. */
  noteElsewhere(owners: ReadonlySet<string>): boolean {
    const isSame = owners.size === this.#elsewhere.size && [...owners].every((owner) => this.#elsewhere.has(owner));
    if (isSame) return false;
    this.#elsewhere = owners;
    for (const owner of owners) this.#away.delete(owner);
    return true;
  }

  /** Since when somebody has been away; undefined if they are here. Absence that was not noted before begins now. */
  awaySince(owner: string, now: number): number | undefined {
    return this.has(owner) ? undefined : (this.#away.get(owner) ?? now);
  }

  /** Adds a page of this owner. */
  add(owner: string): void {
    this.#pages.set(owner, (this.#pages.get(owner) ?? 0) + 1);
    this.#away.delete(owner);
  }

  /** Removes a page of this owner. */
  remove(owner: string): void {
    const pages = (this.#pages.get(owner) ?? 0) - 1;
    if (pages > 0) this.#pages.set(owner, pages);
    else this.#pages.delete(owner);
  }

  /** Notes when people of the table went away. Those who were already noted keep their time. */
  noteAway(table: TableState, now: number): void {
    for (const owner of peopleAt(table)) {
      if (!this.has(owner) && !this.#away.has(owner)) this.#away.set(owner, now);
    }
  }

  /** Absence does not count while the table is empty. */
  forgetAway(): void {
    this.#away.clear();
  }
}
