import { quickBots } from '../../server/workers/quick-bots.ts';
import type { Means } from '../../room/machine-moves.ts';

let thrown = 0;

/** What machines need, with seeds that a test can see again. */
export const means: Means = {
  bots: quickBots,
  dice: () => (++thrown).toString(16).padStart(32, '0'),
  seed: () => (++thrown).toString(16).padStart(64, '0'),
};
