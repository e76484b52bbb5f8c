/** Milliseconds for which a claim keeps other processes from doing the same. When its process dies, another one acts then. */
export const claimLasts = 1500;

/**
 * Settles which process lets a machine act at a table: the clock, a bot, a vote that lapses. The claim saves work; that
 * nothing happens twice is up to the log, which takes one entry for each number.
 */
export interface Claims {
  /** Whether this process may act after the entry with this number; false, if another one is about to, or did. */
  claim(code: string, seq: number): Promise<boolean>;
}

/** One process alone asks nobody. */
export const soleClaims: Claims = { claim: () => Promise.resolve(true) };
