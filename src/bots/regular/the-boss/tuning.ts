/**
 * Numbers that were found by playing, each against three players with the numbers before and against three random
 * players; in dollars unless said otherwise. Patience counts most: with a tenth of it the bot beats random players in
 * half of all games only, with all of it nearly always.
 */
export const tuning = {
  /** What an expert is worth in a round. */
  expertPerRound: 1,
  /** What it is worth in a round to be welcome in one more city. */
  cityPerRound: 0.5,
  /** What counts only if all else is equal. */
  tieBreak: 0.02,
  /** What an expert is worth who stays at home for the rest of the round, for every turn to come. */
  patience: 0.3,
  /** What an amateur is worth who stays in the game. */
  amateur: 0.5,
  /** How likely a rival is to take a city in a turn, if one gangster is enough; a probability. */
  boldness: 0.4,
  /** How much less likely it is for each further gangster that is needed; a factor. */
  deterrence: 0.7,
  /** What it is worth to take a city away from another, as a part of what it brings. */
  spite: 0.1,
  /** What the right to enter Chicago is worth, as a part of what it brings. */
  ticket: 0.25,
};
