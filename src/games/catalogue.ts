import type { Game } from '../engine/game.ts';
import { cashNGuns } from './cash-n-guns/rules/index.ts';
import { theBoss } from './the-boss/rules/index.ts';
import { thieves } from './thieves/rules/index.ts';

const catalogue = { 'cash-n-guns': cashNGuns, thieves, 'the-boss': theBoss } satisfies Record<string, Game>;

/** The games that can be played here. Every other list of games is typed with it, so that none can be forgotten there. */
export type GameId = keyof typeof catalogue;

/** All games that can be played here, by id. */
export const games: Readonly<Record<string, Game>> = catalogue;
