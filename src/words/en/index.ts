import { app } from './app.ts';
import { cashNGuns } from '../../games/cash-n-guns/words/en/game.ts';
import { guide } from './guide.ts';
import { pieces } from './pieces.ts';
import { thieves } from '../../games/thieves/words/en/game.ts';

/** Every English sentence by key, without those that only some pages need. */
export const en = {
  ...app,
  ...pieces,
  ...guide,
  ...cashNGuns,
  ...thieves,
};
