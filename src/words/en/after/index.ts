import { cashNGunsHidden } from './cash-n-guns-hidden.ts';
import { hidden } from './hidden.ts';
import { panels } from './panels.ts';
import { tale } from './tale.ts';

/** What is said about a game that is over; it is fetched with the replay. */
export const after = {
  ...panels,
  ...cashNGunsHidden,
  ...hidden,
  ...tale,
};
