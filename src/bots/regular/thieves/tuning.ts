/** What a bot for Thieves! believes. */
export interface Tuning {
  /** How willing players are to lay down police, compared with any other card. */
  readonly eagerness: number;
  /** A lead of so many bags makes a victory e times as likely: at the end, and more by the root of the cards before it. */
  readonly leadAtEnd: number;
  readonly leadPerPlay: number;
  /** How much the difference between two players' loot changes with every card played, as a variance. */
  readonly driftPerPlay: number;
  /** How often the richest of the others is still caught by a raid that takes its time: a block or a gift saves some. */
  readonly caught: number;
  /** How much cards are worth that stay in hand; a factor. */
  readonly thrift: number;
}

/**
 * The numbers were found by playing, against three players with other numbers and against three random ones. Half or
 * twice as much makes a difference of one or two victories in a hundred games, but for `eagerness`: twice as much costs
 * more than ten, because the bot then hardly dares to own anything.
 */
export const tuning: Tuning = {
  eagerness: 0.8,
  leadAtEnd: 0.5,
  leadPerPlay: 0.25,
  driftPerPlay: 0.8,
  caught: 0.8,
  thrift: 1,
};
