import { secureChance } from '../../engine/chance/index.ts';
import type { Game, Options, Result } from '../../engine/game.ts';
import { chanceOf, type Header } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import { enter, listen, type Choice, type ToldEvent } from '../../engine/unfold.ts';
import type { Luck } from '../../protocol/scene.ts';

/**
 * Where the game of a what-if table comes from: a finished game up to a decision of one seat. It says everything that the
 * fold needs, so a table does not depend on the table, link or file that the game was taken from.
 */
export interface WhatIf {
  /** The version of the rules that the finished game follows. */
  readonly rules: number;
  readonly chance: Header['chance'];
  /** What was done before the decision. */
  readonly moves: readonly Choice[];
  /** Whose decision it is. */
  readonly seat: Seat;
  /** Whether the rest of the game has the chance of the finished game, or that of the seed with which it begins here. */
  readonly luck: Luck;
  /** How the finished game ended. */
  readonly then: Result;
}

/** A game right before the decision, and all that was told until then. */
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
