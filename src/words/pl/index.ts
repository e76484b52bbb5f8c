import type { Dictionary } from '../dictionary.ts';
import { app } from './app.ts';
import { cashNGuns } from './cash-n-guns.ts';
import { chat } from './chat.ts';
import { controller } from './controller.ts';
import { ending } from './ending.ts';
import { evening } from './evening.ts';
import { guide } from './guide.ts';
import { pieces } from './pieces.ts';
import { telling } from './telling.ts';
import { theBoss } from './the-boss.ts';
import { thieves } from './thieves.ts';

/** Every Polish sentence by name, without what only some pages need. */
export const pl: Dictionary = {
  ...app,
  ...pieces,
  ...chat,
  ...controller,
  ...ending,
  ...evening,
  ...guide,
  ...telling,
  ...cashNGuns,
  ...theBoss,
  ...thieves,
};
