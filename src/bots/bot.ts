import type { Chance } from '../engine/chance/index.ts';
import type { Move } from '../engine/game.ts';

/**
 * Somebody who plays by what a player at that seat may know. A bot is a function of the view, the moves it is
 * offered and its own dice; the view is made only if it looks.
 */
export interface Bot<View = object, M extends Move = Move> {
  readonly name: string;
  choose(look: () => View, moves: readonly M[], chance: Chance): M;
}
