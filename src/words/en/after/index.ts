import { cashNGunsHidden } from '../../../games/cash-n-guns/words/en/hidden.ts';
import { hidden } from './hidden.ts';
import { knew } from './knew.ts';
import { panels } from './panels.ts';
import { share } from './share.ts';
import { tale } from './tale.ts';
import { whatIfDialog } from './what-if-dialog.ts';

/** Sentences about a game that is over; they are loaded with the replay. */
export const after = {
  ...panels,
  ...cashNGunsHidden,
  ...hidden,
  ...knew,
  ...tale,
  ...share,
  ...whatIfDialog,
};
