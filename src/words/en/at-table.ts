import { chat } from './chat.ts';
import { controller } from './controller.ts';
import { ending } from './ending.ts';
import { evening } from './evening.ts';
import { odds } from './odds.ts';
import { telling } from './telling.ts';
import { theBoss } from '../../games/the-boss/words/en/game.ts';

/** What is said only at a table, in a replay and on a big screen. */
export const atTable = {
  ...chat,
  ...controller,
  ...ending,
  ...evening,
  ...odds,
  ...telling,
  ...theBoss,
};
