import { app } from './app.ts';
import { cashNGuns } from './cash-n-guns.ts';
import { guide } from './guide.ts';
import { pieces } from './pieces.ts';
import { thieves } from './thieves.ts';

/** Every English sentence by key, without those that only some pages need. */
export const en = {
  ...app,
  ...pieces,
  ...guide,
  ...cashNGuns,
  ...thieves,
};
