import { secureChance } from '../engine/chance/index.ts';
import type { Game, Options, Result } from '../engine/game.ts';
import { chanceOf, type Header } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import { enter, listen, type Choice, type ToldEvent } from '../engine/unfold.ts';
import type { Luck } from '../protocol/scene.ts';

/**
 * The origin of a what-if table: a finished game up to a decision of one seat. It contains everything that the fold
 * needs, so the table does not depend on the table, link or file that the game came from.
 */
export interface WhatIf {
  /** The version of the rules that the finished game follows. */
  readonly rules: number;
  readonly chance: Header['chance'];
  /** The moves before the decision. */
  readonly moves: readonly Choice[];
  /** Whose decision it is. */
  readonly seat: Seat;
  /** Whether the rest of the game uses the chance of the finished game, or the seed with which it begins here. */
  readonly luck: Luck;
  /** The result of the finished game. */
  readonly then: Result;
}

/** A game right before the decision, and everything told until then. */
export function playedUpTo(
  game: Game,
  { seats, options }: { readonly seats: number; readonly options: Options },
  { chance, moves, luck }: WhatIf,
  seed: string,
): { readonly state: object; readonly told: readonly ToldEvent[] } {
  const { told, tell } = listen();
  const state = game.setup(seats, options, chanceOf({ chance }), tell);
  for (const choice of moves) enter(game, state, choice, tell);
  return { told, state: luck === 'new' ? game.reshuffle(state, secureChance(seed)) : state };
}
