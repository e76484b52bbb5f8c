import type { GameBots } from '../../../bots/game-bots.ts';
import { rookieOf } from '../../../bots/rookie.ts';
import { characters } from './characters.ts';
import { odds } from './odds.ts';
import { regular } from './regular/index.ts';
import { evaluation } from './search/evaluation.ts';
import { firstEvaluation } from './search/first-evaluation.ts';
import { searching } from './search/index.ts';
import { mastermindComposure, sharpComposure } from './search/mixings.ts';

/**
 * The searching ones use as many playouts as fit into 50 and 300 milliseconds on one core, or fewer where more do not
 * help.
 */
export const bots = {
  levels: [
    rookieOf(regular),
    regular,
    searching('sharp', { iterations: 28, candidates: 5, rounds: 1, judge: firstEvaluation, composure: sharpComposure }),
    searching('mastermind', {
      iterations: 300,
      candidates: 5,
      rounds: 1,
      judge: evaluation,
      composure: mastermindComposure,
    }),
  ],
  characters,
  odds,
} satisfies GameBots;
