import { botFor } from '../../bots/index.ts';
import { random } from '../../bots/random.ts';
import { fastChance } from '../../engine/chance/index.ts';
import type { Move } from '../../engine/game.ts';

/**
 * All that a thread is told that thinks for a bot: what a player at that seat may know, the moves, dice, and for how
 * long. It goes through as plain data.
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

/** Thinks for as long as it may; the answer is the place of a move in the list. */
export function answer({ game, level, view, moves, dice, milliseconds }: Question, now: () => number): number {
  const until = now() + milliseconds;
  const bot = botFor(game, level) ?? random;
  return moves.indexOf(bot.choose(() => view, moves, fastChance(dice), { isUp: () => now() >= until }));
}

/** Milliseconds for which a bot of this level thinks; those that are not named answer at once. */
export const thinkingTime: Readonly<Partial<Record<string, number>>> = { sharp: 50, mastermind: 300 };
