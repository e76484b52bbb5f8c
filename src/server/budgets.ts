interface Budget {
  left: number;
  at: number;
}

/** Keys in memory before the first look for those that can be forgotten. */
const fewKeys = 1000;

/** A bucket of tokens for each key, such as an address. A key whose bucket is full again is forgotten. */
export class Budgets {
  readonly #rate: number;
  readonly #burst: number;
  readonly #now: () => number;
  readonly #budgets = new Map<string, Budget>();
  #forgetAt = fewKeys;

  /** Tokens a second, and how many at once. */
  constructor({ rate, burst }: { readonly rate: number; readonly burst: number }, now: () => number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#now = now;
  }

  /** Keys in memory. */
  get size(): number {
    return this.#budgets.size;
  }

  /** Whether at least one token is left. */
  has(key: string): boolean {
    const budget = this.#budgets.get(key);
    return budget === undefined || this.#fill(budget) >= 1;
  }

  /** Takes tokens, also more than are left: the debt has to be filled up first. */
  take(key: string, tokens = 1): void {
    const budget = this.#budgets.get(key);
    if (budget) {
      budget.left = this.#fill(budget) - tokens;
      return;
    }
    this.#budgets.set(key, { left: this.#burst - tokens, at: this.#now() });
    if (this.#budgets.size > this.#forgetAt) this.#forget();
  }

  #fill(budget: Budget): number {
    const now = this.#now();
    // A clock that was set back fills nothing.
    const seconds = Math.max(0, now - budget.at) / 1000;
    budget.left = Math.min(this.#burst, budget.left + seconds * this.#rate);
    budget.at = now;
    return budget.left;
  }

  #forget(): void {
    for (const [key, budget] of this.#budgets) if (this.#fill(budget) === this.#burst) this.#budgets.delete(key);
    // The next look comes when the number has doubled, so that looking stays cheap.
    this.#forgetAt = Math.max(fewKeys, 2 * this.#budgets.size);
  }
}
