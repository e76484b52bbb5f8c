import type { GameId } from '../../../games/catalogue.ts';
import { panels } from './panels.ts';
import { knew } from './knew.ts';
import { tale } from './tale.ts';
import { share } from './share.ts';
import { whatIfDialog } from './what-if-dialog.ts';
import { after as cashNGuns } from '../../../games/cash-n-guns/words/en/after.ts';
import { after as theBoss } from '../../../games/the-boss/words/en/after.ts';
import { after as thieves } from '../../../games/thieves/words/en/after.ts';

const games = { 'cash-n-guns': cashNGuns, 'the-boss': theBoss, thieves } satisfies Record<GameId, object>;

/** Sentences about a game that is over; they are loaded with the replay. */
export const after = {
  ...panels,
  ...knew,
  ...tale,
  ...share,
  ...whatIfDialog,
  ...games['cash-n-guns'],
  ...games['the-boss'],
  ...games.thieves,
};
