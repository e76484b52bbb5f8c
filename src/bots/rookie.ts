import { at } from '../engine/at.ts';
import { random, type Chance } from '../engine/chance/index.ts';
import type { Move } from '../engine/game.ts';
import type { Bot } from './bot.ts';

/** Out of ten possibilities, this many are overlooked by somebody in a first game. */
const overlooked = 4;

/** Plays like a regular who has not noticed all possible moves. */
export function rookieOf<View, M extends Move, State>(regular: Bot<View, M, State>): Bot<View, M, State> {
  return {
    name: 'rookie',
    choose: (look, moves, chance) => regular.choose(look, noticed(moves, chance), chance),
    ...(regular.chooseIn && {
      chooseIn: (state, seat, moves, chance) =>
        regular.chooseIn?.(state, seat, noticed(moves, chance), chance) ?? at(moves, 0),
    }),
  };
}

function noticed<M>(moves: readonly M[], chance: Chance): readonly M[] {
  if (moves.length === 1) return moves;
  const some = moves.filter(() => random(chance, 10) >= overlooked);
  return some.length > 0 ? some : [at(moves, random(chance, moves.length))];
}
