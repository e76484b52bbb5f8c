interface Budget {
  left: number;
  at: number;
}

/** Keys in memory before the first search for full buckets. */
const fewKeys = 1000;

/** A token bucket for each key, such as an address. It forgets keys whose buckets are full again. */
export class Budgets {
  readonly #rate: number;
  readonly #burst: number;
  readonly #now: () => number;
  readonly #budgets = new Map<string, Budget>();
  #forgetAt = fewKeys;

  /** `rate` is in tokens a second; `burst` is the size of a bucket. */
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

  /** Takes tokens, even if fewer are left; the bucket is then in debt and fills up from there. */
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
    // If the clock was set back, no time has passed.
    const seconds = Math.max(0, now - budget.at) / 1000;
    budget.left = Math.min(this.#burst, budget.left + seconds * this.#rate);
    budget.at = now;
    return budget.left;
  }

  #forget(): void {
    for (const [key, budget] of this.#budgets) if (this.#fill(budget) === this.#burst) this.#budgets.delete(key);
    // The next search waits until the number of keys has doubled, so that searching stays cheap.
    this.#forgetAt = Math.max(fewKeys, 2 * this.#budgets.size);
  }
}
