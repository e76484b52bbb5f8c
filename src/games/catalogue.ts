import type { Game } from '../engine/game.ts';
import { cashNGuns } from './cash-n-guns/rules/index.ts';
import { theBoss } from './the-boss/rules/index.ts';
import { thieves } from './thieves/rules/index.ts';

/** All games that can be played here, by id. */
export const games: Readonly<Record<string, Game>> = {
  [cashNGuns.id]: cashNGuns,
  [thieves.id]: thieves,
  [theBoss.id]: theBoss,
};
