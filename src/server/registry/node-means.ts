import { randomBytes } from 'node:crypto';
import type { TableServices } from '../../room/services.ts';
import { quickBots } from '../workers/quick-bots.ts';
import { nodeTimers } from './node-timers.ts';

/** What rooms are given of Node itself: time, chance, and bots that answer on this thread. */
export const nodeMeans: Pick<TableServices, 'bots' | 'timers' | 'random' | 'dice' | 'seed'> = {
  bots: quickBots,
  timers: nodeTimers,
  random: randomBytes,
  dice: () => randomBytes(16).toString('hex'),
  seed: () => randomBytes(32).toString('hex'),
};
