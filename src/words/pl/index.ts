import type { Dictionary } from '../dictionary.ts';
import { app } from './app.ts';
import { cashNGuns } from '../../games/cash-n-guns/words/pl/game.ts';
import { guide } from './guide.ts';
import { pieces } from './pieces.ts';
import { thieves } from '../../games/thieves/words/pl/game.ts';

/** Every Polish sentence by key, without those that only some pages need. */
export const pl: Dictionary = {
  ...app,
  ...pieces,
  ...guide,
  ...cashNGuns,
  ...thieves,
};
