import { nothingPrivate as cashNGuns } from './cash-n-guns/view.ts';
import { nothingPrivate as theBoss } from './the-boss/view.ts';
import { nothingPrivate as thieves } from './thieves/view.ts';

/** The private view without a seat, by game. A client uses it where the server sent no private view. */
export const nothingPrivate: Readonly<Record<string, object>> = {
  'cash-n-guns': cashNGuns,
  'the-boss': theBoss,
  thieves,
};
