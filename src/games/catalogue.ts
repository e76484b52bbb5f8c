import type { Game } from '../engine/game.ts';
import { cashNGuns } from './cash-n-guns/index.ts';
import { theBoss } from './the-boss/index.ts';
import { thieves } from './thieves/index.ts';

/** All games that can be played here, by id. */
export const games: Readonly<Record<string, Game>> = {
  [cashNGuns.id]: cashNGuns,
  [thieves.id]: thieves,
  [theBoss.id]: theBoss,
};
