import { random as draw } from '../engine/chance/index.ts';
import type { Move } from '../engine/game.ts';
import type { Bot } from './bot.ts';

/** Plays any of the moves, each as likely as the others, and never looks at the table. */
export const random: Bot = {
  name: 'random',
  choose(_look, moves, chance) {
    return moves[draw(chance, moves.length)] as Move;
  },
};
