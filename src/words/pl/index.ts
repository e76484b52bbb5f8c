import type { GameId } from '../../games/catalogue.ts';
import type { en } from '../en/index.ts';
import { app } from './app.ts';
import { pieces } from './pieces.ts';
import { guide } from './guide.ts';
import { app as cashNGuns } from '../../games/cash-n-guns/words/pl/app.ts';
import { app as theBoss } from '../../games/the-boss/words/pl/app.ts';
import { app as thieves } from '../../games/thieves/words/pl/app.ts';

const games = { 'cash-n-guns': cashNGuns, 'the-boss': theBoss, thieves } satisfies Record<GameId, object>;

/** Every Polish sentence by key, without those that only some pages need. */
export const pl: Readonly<Record<keyof typeof en, string>> = {
  ...app,
  ...pieces,
  ...guide,
  ...games['cash-n-guns'],
  ...games['the-boss'],
  ...games.thieves,
};
