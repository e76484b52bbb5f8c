import type { GameId } from '../../../games/catalogue.ts';
import type { lab as english } from '../../en/lab/index.ts';
import { page } from './page.ts';
import { titles } from './titles.ts';
import { lab as cashNGuns } from '../../../games/cash-n-guns/words/pl/lab.ts';
import { lab as theBoss } from '../../../games/the-boss/words/pl/lab.ts';
import { lab as thieves } from '../../../games/thieves/words/pl/lab.ts';

const games = { 'cash-n-guns': cashNGuns, 'the-boss': theBoss, thieves } satisfies Record<GameId, object>;

export const lab: Readonly<Record<keyof typeof english, string>> = {
  ...page,
  ...titles,
  ...games['cash-n-guns'],
  ...games['the-boss'],
  ...games.thieves,
};
