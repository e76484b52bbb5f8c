import type { AtTableDictionary } from '../dictionary.ts';
import { chat } from './chat.ts';
import { controller } from './controller.ts';
import { ending } from './ending.ts';
import { evening } from './evening.ts';
import { odds } from './odds.ts';
import { telling } from './telling.ts';
import { theBoss } from '../../games/the-boss/words/pl/game.ts';

export const atTable: AtTableDictionary = {
  ...chat,
  ...controller,
  ...ending,
  ...evening,
  ...odds,
  ...telling,
  ...theBoss,
};
