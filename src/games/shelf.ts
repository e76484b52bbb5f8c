import type { GameBox } from '../web/table/parts.ts';
import { box as cashNGuns } from './cash-n-guns/pages/shelf.ts';
import type { GameId } from './catalogue.ts';
import { box as theBoss } from './the-boss/pages/shelf.ts';
import { box as thieves } from './thieves/pages/shelf.ts';

/**
 * The boxes on the shelf, from left to right, whether or not this server plays the game. They are no part of `pages`
 * because the home page loads them first, and nothing else.
 */
export const shelf: Readonly<Record<string, GameBox>> = {
  thieves,
  'cash-n-guns': cashNGuns,
  'the-boss': theBoss,
} satisfies Record<GameId, GameBox>;
