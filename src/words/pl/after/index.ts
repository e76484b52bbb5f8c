import type { GameId } from '../../../games/catalogue.ts';
import type { after as english } from '../../en/after/index.ts';
import { panels } from './panels.ts';
import { knew } from './knew.ts';
import { tale } from './tale.ts';
import { share } from './share.ts';
import { whatIfDialog } from './what-if-dialog.ts';
import { after as cashNGuns } from '../../../games/cash-n-guns/words/pl/after.ts';
import { after as theBoss } from '../../../games/the-boss/words/pl/after.ts';
import { after as thieves } from '../../../games/thieves/words/pl/after.ts';

const games = { 'cash-n-guns': cashNGuns, 'the-boss': theBoss, thieves } satisfies Record<GameId, object>;

export const after: Readonly<Record<keyof typeof english, string>> = {
  ...panels,
  ...knew,
  ...tale,
  ...share,
  ...whatIfDialog,
  ...games['cash-n-guns'],
  ...games['the-boss'],
  ...games.thieves,
};
