import type { Move } from '../engine/game.ts';
import type { Odds } from '../odds/facts.ts';

/** What the table tells a player who asks for help: nothing, what follows from their own view, or what to play as well. */
export const helps = ['none', 'odds', 'advice'] as const;
export type Help = (typeof helps)[number];

/** What can be asked for. */
export const helpQuestions = ['odds', 'advice'] as const;
export type HelpQuestion = (typeof helpQuestions)[number];

/** Whether a table with this option answers this question. */
export const isAllowed = (question: HelpQuestion, help: Help): boolean =>
  helps.indexOf(question) <= helps.indexOf(help);

/** A move that somebody suggests, and why. */
export interface Advice {
  readonly move: Move;
  /** Who suggests it: a regular, if nobody had time to think. */
  readonly by: 'mastermind' | 'regular';
  /**
   * There is no other move; no other is worth a thought; it is a matter of mood; it fared best, or about as well as the
   * best while it is harder to foresee; a regular would do it.
   */
  readonly why: 'only' | 'plain' | 'mood' | 'best' | 'mixed' | 'habit';
  /** How the best moves fared in games played in the head, the best first. */
  readonly tried: readonly { readonly move: Move; readonly wins: number; readonly games: number }[];
}

/** The answer to a call for help at one decision. Everything in it follows from the view of whoever asked. */
export interface HelpGiven {
  readonly odds: Odds;
  readonly advice: Advice | null;
}
