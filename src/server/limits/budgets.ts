interface Budget {
  left: number;
  at: number;
}

/** Keys in memory before the first search for full buckets. */
const fewKeys = 1000;

/** Milliseconds between two searches for full buckets while the memory is full. */
const betweenSearches = 1000;

interface BudgetSettings {
  /** Tokens a second. */
  readonly rate: number;
  /** The size of a bucket. */
  readonly burst: number;
  /** Keys in memory at most. If all of them owe something, a new key is not remembered, and none is forgotten for it. */
  readonly most?: number;
}

/** A token bucket for each key, such as an address. It forgets keys whose buckets are full again. */
export class Budgets {
  readonly #rate: number;
  readonly #burst: number;
  readonly #most: number;
  readonly #now: () => number;
  readonly #budgets = new Map<string, Budget>();
  #forgetAt = fewKeys;
  #searchedAt = -Infinity;

  constructor({ rate, burst, most = Infinity }: BudgetSettings, now: () => number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#most = most;
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
    if (this.#budgets.size >= this.#most && !this.#makesRoom()) return;
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

  /** In a flood, searching for each new key would be more work than what the flood wants. */
  #makesRoom(): boolean {
    const now = this.#now();
    if (Math.abs(now - this.#searchedAt) < betweenSearches) return false;
    this.#searchedAt = now;
    this.#forget();
    return this.#budgets.size < this.#most;
  }

  #forget(): void {
    for (const [key, budget] of this.#budgets) if (this.#fill(budget) === this.#burst) this.#budgets.delete(key);
    // The next search waits until the number of keys has doubled, so that searching stays cheap.
    this.#forgetAt = Math.max(fewKeys, 2 * this.#budgets.size);
  }
}
