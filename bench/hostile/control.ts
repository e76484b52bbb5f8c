/** What an attacked server reports to the bench. */
export interface Answer {
  readonly port?: number;
  /** The longest time, in milliseconds, for which anything blocked the event loop since the last reset. */
  readonly hold?: number;
  readonly reset?: true;
  /** Entries written since the start. */
  readonly entries?: number;
  /** Bytes in memory. */
  readonly memory?: number;
}
