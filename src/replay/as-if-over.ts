import type { State as CashState } from '../games/cash-n-guns/rules/state.ts';
import type { State as BossState } from '../games/the-boss/rules/state.ts';
import { lastGetaway } from '../games/thieves/box.ts';
import type { State as ThievesState } from '../games/thieves/rules/state.ts';

type AsIfOver = (state: object) => object;

const cash = (state: CashState): CashState => ({ ...state, over: state.over === 'no' ? 'counted' : state.over });
const boss = (state: BossState): BossState => ({ ...state, over: true });
const thieves = (state: ThievesState): ThievesState => ({ ...state, getaways: lastGetaway });

/** By game id: the same state as if the game were over, with everything face up and countable. */
export const asIfOver: Readonly<Record<string, AsIfOver>> = {
  'cash-n-guns': cash as AsIfOver,
  'the-boss': boss as AsIfOver,
  thieves: thieves as AsIfOver,
};
