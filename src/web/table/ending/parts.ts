import type { ScoreLine } from '../../../engine/game.ts';

/** A kind of thing on the stacks, and what it is called. */
export interface Part {
  readonly id: string;
  readonly name: string;
}

/**
 * From the bottom of a stack: bills, diamonds, paintings, and bonuses. Dark lines separate them for colour-blind
 * people.
 */
const colours = ['#8fb28a', '#8fd0ea', '#d9a74a', '#e58f6c'] as const;

export const colourOf = (parts: readonly Part[], id: string): string =>
  colours[parts.findIndex((part) => part.id === id)] ?? colours[0];

/** The words of a game's final count. */
export interface CountWords {
  /** The parts of a stack, from the bottom up. */
  readonly parts: readonly Part[];
  readonly partOf: (line: ScoreLine) => string;
  /** The description of a line. */
  readonly describe: (line: ScoreLine) => string;
  readonly amount: (value: number) => string;
  /** The short form of an amount. */
  readonly short: (value: number) => string;
  /** The unit of short amounts, unless it is obvious. */
  readonly unit?: string;
  /** Something worth knowing after this game. */
  readonly note?: string;
  /** What is said about a player without lines. */
  readonly nothing: (seat: number) => string;
  /** Whether somebody was eliminated. */
  readonly isOut: (seat: number) => boolean;
}
