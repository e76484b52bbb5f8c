import type { GameAfter } from '../replay/after.ts';
import { after as cashNGuns } from './cash-n-guns/after/index.ts';
import type { GameId } from './catalogue.ts';
import { after as theBoss } from './the-boss/after/index.ts';
import { after as thieves } from './thieves/after/index.ts';

/** What each game says about itself when it is over. */
export const after: Readonly<Record<string, GameAfter>> = {
  'cash-n-guns': cashNGuns,
  'the-boss': theBoss,
  thieves,
} satisfies Record<GameId, GameAfter>;
