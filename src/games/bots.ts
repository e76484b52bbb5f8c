import type { Bot } from '../bots/bot.ts';
import type { GameBots } from '../bots/game-bots.ts';
import { random } from '../bots/random.ts';
import { rookieOf } from '../bots/rookie.ts';
import type { Figure } from '../protocol/scene.ts';
import { bots as cashNGuns } from './cash-n-guns/bots/index.ts';
import type { GameId } from './catalogue.ts';
import { bots as theBoss } from './the-boss/bots/index.ts';
import { bots as thieves } from './thieves/bots/index.ts';

/** The bots of each game. */
export const bots: Readonly<Record<string, GameBots>> = {
  'cash-n-guns': cashNGuns,
  'the-boss': theBoss,
  thieves,
} satisfies Record<GameId, GameBots<Figure>>;

/** All bots that can play this game, from the weakest to the strongest. */
export const botsFor = (gameId: string): readonly Bot[] => [random, ...(bots[gameId]?.levels ?? [])];

export const botFor = (gameId: string, name: string): Bot | undefined =>
  botsFor(gameId).find((bot) => bot.name === name);

/** The same bot with the character of this figure. Searching bots have no character. */
export function botAs(figure: string, gameId: string, name: string): Bot | undefined {
  const character = bots[gameId]?.characters[figure]?.();
  if (character && name === 'regular') return character;
  return character && name === 'rookie' ? rookieOf(character) : botFor(gameId, name);
}
