import type { Move } from '../engine/game.ts';
import type { Odds } from '../bots/facts.ts';

export type { Fact, Odds } from '../bots/facts.ts';

/** What the table tells a player who asks for help: nothing, what follows from their own view, or a move as well. */
export const helps = ['none', 'odds', 'advice'] as const;
export type Help = (typeof helps)[number];

/** The kinds of help. */
export const helpQuestions = ['odds', 'advice'] as const;
export type HelpQuestion = (typeof helpQuestions)[number];

/** Whether a table with this option answers this question. */
export const isAllowed = (question: HelpQuestion, help: Help): boolean =>
  helps.indexOf(question) <= helps.indexOf(help);

/** A suggested move, and the reason. */
export interface Advice {
  readonly move: Move;
  /** Who suggests it: a regular, if no thread was free. */
  readonly by: 'mastermind' | 'regular';
  /**
   * There is no other move; no other is worth a thought; it did best, or about as well as the best and is harder to
   * predict; a regular would play it.
   */
  readonly why: 'only' | 'plain' | 'best' | 'mixed' | 'habit';
  /** How the best moves did in playouts, the best first. */
  readonly tried: readonly { readonly move: Move; readonly wins: number; readonly games: number }[];
}

/** The answer to a request for help at one decision. Everything in it follows from the view of the player who asked. */
export interface HelpGiven {
  readonly odds: Odds;
  readonly advice: Advice | null;
}
