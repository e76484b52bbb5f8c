/** The package `hideout/bots`: the bots of the house. */
export type { Bot } from '../bots/bot.ts';
export { botFor, botsFor } from '../games/bots.ts';
export { random } from '../bots/random.ts';
