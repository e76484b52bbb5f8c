import type { Bot } from '../../../bots/bot.ts';
import { gangsterWith } from './regular/index.ts';
import { tuning } from './regular/tuning.ts';

/**
 * Regulars with other numbers, used only for measuring: no search assumes them as opponents, and no evaluation was
 * fitted on their games.
 */
export const strangers: readonly Bot[] = [
  gangsterWith('stranger-1', { ...tuning, boldest: 1.4, mostTimid: 1, spite: 0.2 }),
  gangsterWith('stranger-2', { ...tuning, zeal: 0.7, desk: 7, leadPerRound: 7 }),
  gangsterWith('stranger-3', { ...tuning, usualSpoils: 65, whim: 0.2, hazard: [0.35, 0.1, 0.03, 0.01, 0] }),
];
