import type { Game } from '../engine/game.ts';
import { theBoss } from './the-boss/index.ts';
import { thieves } from './thieves/index.ts';

/** All games that can be played here, by id. */
export const games: Readonly<Record<string, Game>> = { [thieves.id]: thieves, [theBoss.id]: theBoss };
