import type { GameAfter } from '../../../replay/after.ts';
import type { State } from '../rules/state.ts';
import type { CashPublic } from '../view.ts';
import { odds } from '../bots/odds.ts';
import { bluffTable } from './hidden.ts';
import { cashTale } from './tale.ts';

export const after: GameAfter<State, keyof CashPublic> = {
  asIfOver: (state) => ({ ...state, over: state.over === 'no' ? 'counted' : state.over }),
  progress: ['over', 'turnedUp'],
  hidden: bluffTable,
  tale: cashTale,
  odds,
};
