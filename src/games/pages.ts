import type { GamePages } from '../web/table/parts.ts';
import { pages as cashNGuns } from './cash-n-guns/pages/index.ts';
import type { GameId } from './catalogue.ts';
import { pages as theBoss } from './the-boss/pages/index.ts';
import { pages as thieves } from './thieves/pages/index.ts';

/** The pages of each game. */
export const pages: Readonly<Record<string, GamePages>> = {
  'cash-n-guns': cashNGuns,
  'the-boss': theBoss,
  thieves,
} satisfies Record<GameId, GamePages>;
