import { cashNGuns } from '../games/cash-n-guns/index.ts';
import { theBoss } from '../games/the-boss/index.ts';
import { thieves } from '../games/thieves/index.ts';
import type { Bot } from './bot.ts';
import { gangsterWith } from './regular/cash-n-guns/index.ts';
import { tuning as gangster } from './regular/cash-n-guns/tuning.ts';
import { bossWith } from './regular/the-boss/index.ts';
import { tuning as boss } from './regular/the-boss/tuning.ts';
import { thiefWith } from './regular/thieves/index.ts';
import { tuning as thief } from './regular/thieves/tuning.ts';

/**
 * Regulars with other numbers, used only for measuring: no search assumes them as opponents, and no evaluation was
 * fitted on their games.
 */
const strangers: Readonly<Record<string, readonly Bot[]>> = {
  [cashNGuns.id]: [
    gangsterWith('stranger-1', { ...gangster, boldest: 1.4, mostTimid: 1, spite: 0.2 }),
    gangsterWith('stranger-2', { ...gangster, zeal: 0.7, desk: 7, leadPerRound: 7 }),
    gangsterWith('stranger-3', { ...gangster, usualSpoils: 65, whim: 0.2, hazard: [0.35, 0.1, 0.03, 0.01, 0] }),
  ],
  [thieves.id]: [
    thiefWith('stranger-1', { ...thief, eagerness: 0.65, driftPerPlay: 1.2 }),
    thiefWith('stranger-2', { ...thief, leadAtEnd: 0.8, thrift: 0.6 }),
    thiefWith('stranger-3', { ...thief, eagerness: 1, caught: 1 }),
  ],
  [theBoss.id]: [
    bossWith('stranger-1', { ...boss, patience: 0.2, boldness: 0.3, deterrence: 0.8, spite: 0 }),
    bossWith('stranger-2', { ...boss, patience: 0.4, amateur: 0.8, expertPerRound: 1.6 }),
    bossWith('stranger-3', { ...boss, boldness: 0.6, deterrence: 0.5, ticket: 0.1, rumour: 0, spite: 0.25 }),
  ],
};

export const strangersFor = (gameId: string): readonly Bot[] => strangers[gameId] ?? [];
