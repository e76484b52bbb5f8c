/** The package `hideout/bots`: the bots of the house. */
export type { Bot } from '../bots/bot.ts';
export { botFor, botsFor } from '../bots/index.ts';
export { random } from '../bots/random.ts';
