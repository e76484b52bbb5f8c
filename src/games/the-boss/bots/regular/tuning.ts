/** The beliefs of a bot for The Boss; in dollars unless stated otherwise. */
export interface Tuning {
  /** The worth of an expert for a round. */
  readonly expertPerRound: number;
  /** The worth of access to one more city for a round. */
  readonly cityPerRound: number;
  /** Decides only between equal moves. */
  readonly tieBreak: number;
  /** The worth of an expert who stays at home for the rest of the round, per turn to come. */
  readonly patience: number;
  /** The worth of an amateur who stays in the game. */
  readonly amateur: number;
  /** The probability that a rival takes a city in a turn if one gangster is enough. */
  readonly boldness: number;
  /** The factor on that probability for each additional gangster that is needed. */
  readonly deterrence: number;
  /** The worth of taking a city from another player, as a fraction of what it brings. */
  readonly spite: number;
  /** The worth of the right to enter Chicago, as a fraction of what it brings. */
  readonly ticket: number;
  /** How much the others' opinion of a city counts when a card is revealed there. */
  readonly rumour: number;
}

/**
 * The numbers were found by playing, each against three players with the old numbers and against three random players.
 * Patience matters most: with a tenth of it the bot beats random players in only half of all games, with all of it
 * nearly always.
 */
export const tuning: Tuning = {
  expertPerRound: 1,
  cityPerRound: 0.5,
  tieBreak: 0.02,
  patience: 0.3,
  amateur: 0.5,
  boldness: 0.4,
  deterrence: 0.7,
  spite: 0.1,
  ticket: 0.25,
  rumour: 0.3,
};
