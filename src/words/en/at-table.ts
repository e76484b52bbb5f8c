import type { GameId } from '../../games/catalogue.ts';
import { chat } from './chat.ts';
import { controller } from './controller.ts';
import { ending } from './ending.ts';
import { evening } from './evening.ts';
import { odds } from './odds.ts';
import { telling } from './telling.ts';
import { table as cashNGuns } from '../../games/cash-n-guns/words/en/table.ts';
import { table as theBoss } from '../../games/the-boss/words/en/table.ts';
import { table as thieves } from '../../games/thieves/words/en/table.ts';

const games = { 'cash-n-guns': cashNGuns, 'the-boss': theBoss, thieves } satisfies Record<GameId, object>;

/** What is said only at a table, in a replay and on a big screen. */
export const atTable = {
  ...chat,
  ...controller,
  ...ending,
  ...evening,
  ...odds,
  ...telling,
  ...games['cash-n-guns'],
  ...games['the-boss'],
  ...games.thieves,
};
