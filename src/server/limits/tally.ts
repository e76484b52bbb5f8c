/** Counts open things, such as pages, for each key, such as an address, up to a maximum. */
export class Tally {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  hasRoom(key: string): boolean {
    return (this.#open.get(key) ?? 0) < this.#most;
  }

  add(key: string): void {
    this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
  }

  remove(key: string): void {
    const left = (this.#open.get(key) ?? 0) - 1;
    if (left > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }
}
