import type { Game } from '../../engine/game.ts';
import { thinkHere } from '../workers/thinking/thinkers.ts';
import { readHere } from '../workers/what-if/readers.ts';

/** Bots think and records are replayed on this thread: from source there are no worker programs. */
export const thisThread = (games: Readonly<Record<string, Game>>) => ({
  thinkers: thinkHere,
  readers: readHere(games),
});
