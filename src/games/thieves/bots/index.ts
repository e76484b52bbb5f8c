import type { GameBots } from '../../../bots/game-bots.ts';
import { rookieOf } from '../../../bots/rookie.ts';
import { characters } from './characters.ts';
import { odds } from './odds.ts';
import { regular } from './regular/index.ts';
import { searching } from './search/index.ts';

/**
 * The searching ones use as many playouts as fit into 50 and 300 milliseconds on one core, or fewer where more do not
 * help.
 */
export const bots = {
  levels: [
    rookieOf(regular),
    regular,
    searching('sharp', { iterations: 500, candidates: 6, laps: 2 }),
    searching('mastermind', { iterations: 2500, candidates: 8, laps: 2 }),
  ],
  characters,
  odds,
} satisfies GameBots;
