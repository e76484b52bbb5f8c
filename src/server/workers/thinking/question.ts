import type { Question } from '../../../room/thinkers.ts';
import { botFor } from '../../../games/bots.ts';
import { random } from '../../../bots/random.ts';
import { fastChance } from '../../../engine/chance/index.ts';

/** The clock of a thread, and how it waits without doing anything. */
export interface ThreadTime {
  readonly now: () => number;
  readonly rest: (milliseconds: number) => void;
}

/**
 * Thinks for the given time and returns the index of a move. A bot with one move, or with one that is obvious, rests for
 * the time that is left: a thread that is free earlier would let others answer earlier.
 */
export function answer({ game, level, view, moves, dice, milliseconds }: Question, { now, rest }: ThreadTime): number {
  const until = now() + milliseconds;
  const bot = botFor(game, level) ?? random;
  const place = moves.indexOf(bot.choose(() => view, moves, fastChance(dice), { isUp: () => now() >= until }));
  const left = until - now();
  if (left > 0) rest(left);
  return place;
}

/** Milliseconds for which a bot of this level thinks. All other levels answer immediately. */
export const thinkingTime: Readonly<Partial<Record<string, number>>> = { sharp: 50, mastermind: 300 };
