import type { GameId } from '../../games/catalogue.ts';
import type { atTable as english } from '../en/at-table.ts';
import { chat } from './chat.ts';
import { controller } from './controller.ts';
import { ending } from './ending.ts';
import { evening } from './evening.ts';
import { odds } from './odds.ts';
import { telling } from './telling.ts';
import { table as cashNGuns } from '../../games/cash-n-guns/words/pl/table.ts';
import { table as theBoss } from '../../games/the-boss/words/pl/table.ts';
import { table as thieves } from '../../games/thieves/words/pl/table.ts';

const games = { 'cash-n-guns': cashNGuns, 'the-boss': theBoss, thieves } satisfies Record<GameId, object>;

export const atTable: Readonly<Record<keyof typeof english, string>> = {
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
