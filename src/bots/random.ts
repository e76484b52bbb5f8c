import { at } from '../engine/at.ts';
import { random as draw, type Chance } from '../engine/chance/index.ts';
import type { Move } from '../engine/game.ts';
import type { Bot } from './bot.ts';

/** Plays any legal move with equal probability, and never looks at the table. */
export const random = {
  name: 'random',
  choose<M extends Move>(_look: () => object, moves: readonly M[], chance: Chance): M {
    return at(moves, draw(chance, moves.length));
  },
} satisfies Bot;
