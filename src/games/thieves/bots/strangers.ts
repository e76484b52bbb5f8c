import type { Bot } from '../../../bots/bot.ts';
import { thiefWith } from './regular/index.ts';
import { tuning } from './regular/tuning.ts';

/**
 * Regulars with other numbers, used only for measuring: no search assumes them as opponents, and no evaluation was
 * fitted on their games.
 */
export const strangers: readonly Bot[] = [
  thiefWith('stranger-1', { ...tuning, eagerness: 0.65, driftPerPlay: 1.2 }),
  thiefWith('stranger-2', { ...tuning, leadAtEnd: 0.8, thrift: 0.6 }),
  thiefWith('stranger-3', { ...tuning, eagerness: 1, caught: 1 }),
];
