import { cashNGuns } from './cash-n-guns/rules/index.ts';
import { theBoss } from './the-boss/rules/index.ts';
import { thieves } from './thieves/rules/index.ts';
import type { Bot } from '../bots/bot.ts';
import { regularAs } from './characters.ts';
import { random } from '../bots/random.ts';
import { regular as regularGangster } from './cash-n-guns/bots/regular/index.ts';
import { regular as regularBoss } from './the-boss/bots/regular/index.ts';
import { regular as regularThief } from './thieves/bots/regular/index.ts';
import { rookieOf } from '../bots/rookie.ts';
import { evaluation } from './cash-n-guns/bots/search/evaluation.ts';
import { firstEvaluation } from './cash-n-guns/bots/search/first-evaluation.ts';
import { searching as searchingGangster } from './cash-n-guns/bots/search/index.ts';
import { mastermindComposure, sharpComposure } from './cash-n-guns/bots/search/mixings.ts';
import { searching as searchingBoss } from './the-boss/bots/search/index.ts';
import { searching as searchingThief } from './thieves/bots/search/index.ts';

/**
 * Bots for one game, by its id, from the weakest to the strongest. The searching ones use as many playouts as fit into
 * 50 and 300 milliseconds on one core, or fewer where more do not help.
 */
const specialists: Readonly<Record<string, readonly Bot[]>> = {
  [cashNGuns.id]: [
    rookieOf(regularGangster),
    regularGangster,
    searchingGangster('sharp', {
      iterations: 28,
      candidates: 5,
      rounds: 1,
      judge: firstEvaluation,
      composure: sharpComposure,
    }),
    searchingGangster('mastermind', {
      iterations: 300,
      candidates: 5,
      rounds: 1,
      judge: evaluation,
      composure: mastermindComposure,
    }),
  ],
  [thieves.id]: [
    rookieOf(regularThief),
    regularThief,
    searchingThief('sharp', { iterations: 500, candidates: 6, laps: 2 }),
    searchingThief('mastermind', { iterations: 2500, candidates: 8, laps: 2 }),
  ],
  [theBoss.id]: [
    rookieOf(regularBoss),
    regularBoss,
    searchingBoss('sharp', { iterations: 240, candidates: 8 }),
    searchingBoss('mastermind', { iterations: 1600, candidates: 10 }),
  ],
};

/** All bots that can play this game, from the weakest to the strongest. */
export const botsFor = (gameId: string): readonly Bot[] => [random, ...(specialists[gameId] ?? [])];

export const botFor = (gameId: string, name: string): Bot | undefined =>
  botsFor(gameId).find((bot) => bot.name === name);

/** The same bot with the character of this figure. Searching bots have no character. */
export function botAs(figure: string, gameId: string, name: string): Bot | undefined {
  const character = regularAs(figure, gameId);
  if (character && name === 'regular') return character;
  return character && name === 'rookie' ? rookieOf(character) : botFor(gameId, name);
}
