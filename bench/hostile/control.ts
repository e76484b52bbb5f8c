/** What the bench hears from a server that it attacks. */
export interface Answer {
  readonly port?: number;
  /** Milliseconds for which something held the event loop, at most, since the last reset. */
  readonly hold?: number;
  readonly reset?: true;
  /** Entries written since the start. */
  readonly entries?: number;
  /** Bytes in memory. */
  readonly memory?: number;
}
