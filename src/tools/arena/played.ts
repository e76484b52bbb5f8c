/** A finished game: the players in the order of --bots, what each of them won, and their thinking time. */
export interface Played {
  readonly bots: readonly string[];
  readonly won: readonly number[];
  /** Milliseconds of processor time, and decisions with more than one move. */
  readonly milliseconds: readonly number[];
  readonly decisions: readonly number[];
}
