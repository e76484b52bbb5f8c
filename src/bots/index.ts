import { cashNGuns } from '../games/cash-n-guns/index.ts';
import { theBoss } from '../games/the-boss/index.ts';
import { thieves } from '../games/thieves/index.ts';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import { regular as regularGangster } from './regular/cash-n-guns/index.ts';
import { regular as regularBoss } from './regular/the-boss/index.ts';
import { regular as regularThief } from './regular/thieves/index.ts';

/** Bots that know a certain game, by its id. */
const specialists: Readonly<Record<string, readonly Bot[]>> = {
  [cashNGuns.id]: [regularGangster],
  [thieves.id]: [regularThief],
  [theBoss.id]: [regularBoss],
};

/** All bots that can play this game. */
export const botsFor = (gameId: string): readonly Bot[] => [random, ...(specialists[gameId] ?? [])];

export const botFor = (gameId: string, name: string): Bot | undefined =>
  botsFor(gameId).find((bot) => bot.name === name);
