/**
 * Milliseconds for which a claim keeps other processes from acting. If its process dies, another one acts after that.
 */
export const claimLasts = 1500;

/**
 * Decides which process lets a machine act at a table: the clock, a bot, a vote that lapses. A claim only saves work.
 * The log, which accepts one entry for each number, makes sure that nothing happens twice.
 */
export interface Claims {
  /** Whether this process may act after the entry with this number. False if another process has claimed it. */
  claim(code: string, seq: number): Promise<boolean>;
}

/** A single process always gets its claim. */
export const soleClaims: Claims = { claim: () => Promise.resolve(true) };
