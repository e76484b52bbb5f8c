/** The beliefs and preferences of a bot for Cash 'n Guns; in thousands of dollars unless stated otherwise. */
export interface Tuning {
  /**
   * The lead, in thousands, that multiplies the odds of winning by e: at the end, and the increase for every round
   * before.
   */
  readonly leadAtEnd: number;
  readonly leadPerRound: number;
  /**
   * The danger of a round with one wound to spare, with two, and so on; the last number stands for all further ones.
   */
  readonly hazard: readonly number[];
  /** The share of an equal part of the coming paintings that can be counted on. */
  readonly zeal: number;
  /** The worth of being Godfather in the next round, with the first share and one gun turned away. [CG-2.20] */
  readonly desk: number;
  /** The worth of a Bang! instead of a Click. [CG-3.4] */
  readonly extraBang: number;
  /** The worth of a Bang! for later rounds. */
  readonly useLater: number;
  /** How much of what others would get from a share counts for taking it; a fraction. */
  readonly spite: number;
  /** What usually lies on the table. The more lies there, the more readily the bot fires. */
  readonly usualSpoils: number;
  /** On its last life the bot often has to lie down, which would waste a Bang!; a factor. */
  readonly onLastLife: number;
  /** The lowest and the highest probability of loading a Bang!, so that others can never be sure. */
  readonly least: number;
  readonly most: number;
  /** The factors for an uncertain threat on a bold and on a timid day, and the reduction on the last life. */
  readonly boldest: number;
  readonly mostTimid: number;
  readonly fearOfDeath: number;
  /** Up to this fraction of a target's value is random. */
  readonly whim: number;
}

/**
 * The numbers were found by playing one bot with a changed number against five with the old one. `leadPerRound`, the
 * worth of the desk and the zeal for paintings make the largest difference.
 */
export const tuning: Tuning = {
  leadAtEnd: 6,
  leadPerRound: 10,
  hazard: [0.26, 0.07, 0.02, 0.01, 0],
  zeal: 0.4,
  desk: 12,
  extraBang: 4,
  useLater: 3,
  spite: 0.05,
  usualSpoils: 85,
  onLastLife: 0.8,
  least: 0.1,
  most: 0.9,
  boldest: 1.2,
  mostTimid: 0.85,
  fearOfDeath: 0.45,
  whim: 0.4,
};
