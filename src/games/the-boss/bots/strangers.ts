import type { Bot } from '../../../bots/bot.ts';
import { bossWith } from './regular/index.ts';
import { tuning } from './regular/tuning.ts';

/**
 * Regulars with other numbers, used only for measuring: no search assumes them as opponents, and no evaluation was
 * fitted on their games.
 */
export const strangers: readonly Bot[] = [
  bossWith('stranger-1', { ...tuning, patience: 0.2, boldness: 0.3, deterrence: 0.8, spite: 0 }),
  bossWith('stranger-2', { ...tuning, patience: 0.4, amateur: 0.8, expertPerRound: 1.6 }),
  bossWith('stranger-3', { ...tuning, boldness: 0.6, deterrence: 0.5, ticket: 0.1, rumour: 0, spite: 0.25 }),
];
