/** What a bot for Thieves! believes. */
export interface Tuning {
  /** How willing players are to play police, compared with any other card. */
  readonly eagerness: number;
  /**
   * The lead, in bags, that multiplies the odds of winning by e: at the end, and its increase with the square root of
   * the cards before.
   */
  readonly leadAtEnd: number;
  readonly leadPerPlay: number;
  /** How much the difference between two players' loot changes with every card played, as a variance. */
  readonly driftPerPlay: number;
  /** How often a later raid still catches the richest of the others: a Roadblock or a gift saves some. */
  readonly caught: number;
  /** The worth of cards that stay in hand; a factor. */
  readonly thrift: number;
}

/**
 * The numbers were found by playing against three players with other numbers and against three random ones. Half or
 * twice as much makes a difference of one or two victories in a hundred games. The exception is `eagerness`: twice as
 * much costs more than ten, because the bot then hardly dares to own anything.
 */
export const tuning: Tuning = {
  eagerness: 0.8,
  leadAtEnd: 0.5,
  leadPerPlay: 0.25,
  driftPerPlay: 0.8,
  caught: 0.8,
  thrift: 1,
};
