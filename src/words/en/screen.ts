import type { GameId } from '../../games/catalogue.ts';
import { bigScreen } from './big-screen.ts';
import { screen as cashNGuns } from '../../games/cash-n-guns/words/en/screen.ts';
import { screen as theBoss } from '../../games/the-boss/words/en/screen.ts';
import { screen as thieves } from '../../games/thieves/words/en/screen.ts';

const games = { 'cash-n-guns': cashNGuns, 'the-boss': theBoss, thieves } satisfies Record<GameId, object>;

/** What is said only on a big screen. */
export const screen = {
  ...bigScreen,
  ...games['cash-n-guns'],
  ...games['the-boss'],
  ...games.thieves,
};
