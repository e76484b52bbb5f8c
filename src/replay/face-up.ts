import type { Game } from '../engine/game.ts';
import { after } from '../games/after.ts';

/**
 * The public view with everything face up. Each game reveals everything when it is over, so this is the view of the
 * same state as if the game were over, with the fields restored that say how far it has come.
 */
export function faceUp(game: Game, state: object): object {
  const known = after[game.id];
  const now = game.publicView(state) as Readonly<Record<string, unknown>>;
  const opened = game.publicView(known?.asIfOver(state) ?? state);
  return { ...opened, ...Object.fromEntries((known?.progress ?? []).map((field) => [field, now[field]])) };
}
