/** What a bot for Cash 'n Guns believes and how it likes to play; in thousands of dollars unless said otherwise. */
export interface Tuning {
  /** So many thousands more make a victory e times as likely: at the end, and more for every round before. */
  readonly leadAtEnd: number;
  readonly leadPerRound: number;
  /** How dangerous a round is with one wound to spare, with two, and so on; the last stands for all further ones. */
  readonly hazard: readonly number[];
  /** Of an equal part of the paintings to come, so much can be counted on; a part. */
  readonly zeal: number;
  /** To be Godfather in the next round, with the first share and one gun turned away. [CG-2.20] */
  readonly desk: number;
  /** A Bang! instead of a Click. [CG-3.4] */
  readonly extraBang: number;
  /** What a Bang! may still be good for later. */
  readonly useLater: number;
  /** How much of what others would get by a share counts for taking it oneself; a part. */
  readonly spite: number;
  /** What usually lies on the table; the more lies there, the more gladly it fires. */
  readonly usualSpoils: number;
  /** On its last life it will often have to lie down, and a Bang! would be thrown away; a factor. */
  readonly onLastLife: number;
  /** It never lets others be sure: the least and the most likely that it loads a Bang!. */
  readonly least: number;
  readonly most: number;
  /** What it makes of a doubtful threat on a bold day and on a timid one, and how much less on its last life. */
  readonly boldest: number;
  readonly mostTimid: number;
  readonly fearOfDeath: number;
  /** Up to this part of a target's value is a matter of taste. */
  readonly whim: number;
}

/**
 * The numbers that matter were found by playing: one bot with another number against five with the number before.
 * `leadPerRound`, the worth of the desk and the zeal for paintings make the largest difference.
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
