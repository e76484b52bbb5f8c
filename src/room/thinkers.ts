import type { Move } from '../engine/game.ts';
import type { Advice, HelpGiven } from '../protocol/help.ts';

/**
 * Everything that a thinking bot is told: what a player at that seat may know, the moves, the dice and the time. It is
 * plain data, because the bot may think in another thread.
 */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly view: object;
  readonly moves: readonly Move[];
  /** The seed of the bot's dice. */
  readonly dice: string;
  readonly milliseconds: number;
}

/** Everything that is told to whoever helps: what this player may know, the moves, and the time limit. */
export interface HelpWanted {
  readonly wants: 'odds' | 'advice';
  readonly game: string;
  readonly view: object;
  readonly moves: readonly Move[];
  readonly milliseconds: number;
}

/** Bots that take their time. Each answer is undefined if there is no time to think about it. */
export interface Thinkers {
  /** The index of a move. */
  choose(question: Question): Promise<number | undefined>;
  help(wanted: HelpWanted): Promise<HelpGiven | undefined>;
}

/** A question for a bot that answers at once. The figure of its seat determines its character. */
export interface QuickQuestion {
  readonly game: string;
  readonly level: string;
  readonly figure: string;
  readonly look: () => object;
  readonly moves: readonly Move[];
  readonly dice: string;
}

/** Bots that answer at once. */
export interface QuickBots {
  /** Milliseconds for which a bot of this level thinks; 0 for those that answer at once. */
  timeFor(level: string): number;
  choose(question: QuickQuestion): Move;
  /** The move of a regular, as advice. */
  habit(wanted: Pick<HelpWanted, 'game' | 'view' | 'moves'>): Advice;
}
