import type { ScoreLine } from '../../../engine/game.ts';

/** A kind of thing on the stacks, and what it is called. */
export interface Part {
  readonly id: string;
  readonly name: string;
}

/** From the bottom of a stack: bills, diamonds, paintings, what comes on top. Dark lines keep them apart for all eyes. */
const colours = ['#8fb28a', '#8fd0ea', '#d9a74a', '#e58f6c'] as const;

export const colourOf = (parts: readonly Part[], id: string): string =>
  colours[parts.findIndex((part) => part.id === id)] ?? colours[0];

/** How a game words its count. */
export interface CountWords {
  /** What lies on the stacks, from the bottom up. */
  readonly parts: readonly Part[];
  readonly partOf: (line: ScoreLine) => string;
  /** What a line is about. */
  readonly describe: (line: ScoreLine) => string;
  readonly amount: (value: number) => string;
  /** How an amount is written where there is little room. */
  readonly short: (value: number) => string;
  /** What the short amounts are counted in, if that does not go without saying. */
  readonly unit?: string;
  /** Something that is worth knowing after this game. */
  readonly note?: string;
  /** What is said of a player who has no line. */
  readonly nothing: (seat: number) => string;
  /** Somebody who was thrown out of the game. */
  readonly isOut: (seat: number) => boolean;
}
