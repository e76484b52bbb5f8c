import type { Game } from '../engine/game.ts';
import { asIfOver } from './as-if-over.ts';

/** By game id: the fields of the public view that say how far the game has come. */
const standing: Readonly<Record<string, readonly string[]>> = {
  'cash-n-guns': ['over', 'turnedUp'],
  'the-boss': ['over', 'unrevealed'],
  thieves: ['over', 'getaways'],
};

/**
 * The public view with everything face up. Each game reveals everything when it is over, so this is the view of the
 * same state as if the game were over, with the fields restored that say how far it has come.
 */
export function faceUp(game: Game, state: object): object {
  const now = game.publicView(state) as Readonly<Record<string, unknown>>;
  const opened = game.publicView(asIfOver[game.id]?.(state) ?? state);
  return { ...opened, ...Object.fromEntries((standing[game.id] ?? []).map((field) => [field, now[field]])) };
}
