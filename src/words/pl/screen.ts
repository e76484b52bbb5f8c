import type { GameId } from '../../games/catalogue.ts';
import type { screen as english } from '../en/screen.ts';
import { bigScreen } from './big-screen.ts';
import { screen as cashNGuns } from '../../games/cash-n-guns/words/pl/screen.ts';
import { screen as theBoss } from '../../games/the-boss/words/pl/screen.ts';
import { screen as thieves } from '../../games/thieves/words/pl/screen.ts';

const games = { 'cash-n-guns': cashNGuns, 'the-boss': theBoss, thieves } satisfies Record<GameId, object>;

export const screen: Readonly<Record<keyof typeof english, string>> = {
  ...bigScreen,
  ...games['cash-n-guns'],
  ...games['the-boss'],
  ...games.thieves,
};
