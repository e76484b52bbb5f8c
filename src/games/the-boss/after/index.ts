import type { GameAfter } from '../../../replay/after.ts';
import type { State } from '../rules/state.ts';
import type { TheBossPublic } from '../view.ts';
import { odds } from '../bots/odds.ts';
import { cityTable } from './hidden.ts';
import { bossTale } from './tale.ts';

export const after: GameAfter<State, keyof TheBossPublic> = {
  asIfOver: (state) => ({ ...state, over: true }),
  progress: ['over', 'unrevealed'],
  hidden: cityTable,
  tale: bossTale,
  odds,
};
