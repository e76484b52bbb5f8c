import type { GameAfter } from '../../../replay/after.ts';
import { odds } from '../bots/odds.ts';
import { lastGetaway } from '../box.ts';
import type { State } from '../rules/state.ts';
import type { ThievesPublic } from '../view.ts';
import { haulTable } from './hidden.ts';
import { thievesTale } from './tale.ts';

export const after: GameAfter<State, keyof ThievesPublic> = {
  asIfOver: (state) => ({ ...state, getaways: lastGetaway }),
  progress: ['over', 'getaways'],
  hidden: haulTable,
  tale: thievesTale,
  odds,
};
