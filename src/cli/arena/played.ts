/** A game that was played: who sat down, in the order of --bots, what each won, and what their thinking took. */
export interface Played {
  readonly bots: readonly string[];
  readonly won: readonly number[];
  /** Milliseconds on the processor, and decisions with more than one move. */
  readonly milliseconds: readonly number[];
  readonly decisions: readonly number[];
}
