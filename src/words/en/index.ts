import type { GameId } from '../../games/catalogue.ts';
import { app } from './app.ts';
import { pieces } from './pieces.ts';
import { guide } from './guide.ts';
import { app as cashNGuns } from '../../games/cash-n-guns/words/en/app.ts';
import { app as theBoss } from '../../games/the-boss/words/en/app.ts';
import { app as thieves } from '../../games/thieves/words/en/app.ts';

const games = { 'cash-n-guns': cashNGuns, 'the-boss': theBoss, thieves } satisfies Record<GameId, object>;

/** Every English sentence by key, without those that only some pages need. */
export const en = {
  ...app,
  ...pieces,
  ...guide,
  ...games['cash-n-guns'],
  ...games['the-boss'],
  ...games.thieves,
};
