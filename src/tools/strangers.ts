import { cashNGuns } from '../games/cash-n-guns/rules/index.ts';
import { theBoss } from '../games/the-boss/rules/index.ts';
import { thieves } from '../games/thieves/rules/index.ts';
import type { Bot } from '../bots/bot.ts';
import { gangsterWith } from '../games/cash-n-guns/bots/regular/index.ts';
import { tuning as gangster } from '../games/cash-n-guns/bots/regular/tuning.ts';
import { bossWith } from '../games/the-boss/bots/regular/index.ts';
import { tuning as boss } from '../games/the-boss/bots/regular/tuning.ts';
import { thiefWith } from '../games/thieves/bots/regular/index.ts';
import { tuning as thief } from '../games/thieves/bots/regular/tuning.ts';

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
