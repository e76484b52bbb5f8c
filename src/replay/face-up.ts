import { publicView as cashView } from '../games/cash-n-guns/public-view.ts';
import type { State as CashState } from '../games/cash-n-guns/state.ts';
import { publicView as bossView } from '../games/the-boss/public-view.ts';
import type { State as BossState } from '../games/the-boss/state.ts';
import { lastGetaway } from '../games/thieves/box.ts';
import { publicView as thievesView } from '../games/thieves/public-view.ts';
import type { State as ThievesState } from '../games/thieves/state.ts';

/*
 * Everything face up at any moment of a game. Each game opens everything once it is over, so this is the public view of
 * the same state as if the game were over, with the fields restored that say how it stands.
 */

const cash = (state: CashState): object => ({
  ...cashView({ ...state, over: state.over === 'no' ? 'counted' : state.over }),
  over: state.over,
  turnedUp: cashView(state).turnedUp,
});

const boss = (state: BossState): object => ({
  ...bossView({ ...state, over: true }),
  over: state.over,
  unrevealed: bossView(state).unrevealed,
});

const thieves = (state: ThievesState): object => {
  const { over, getaways } = thievesView(state);
  return { ...thievesView({ ...state, getaways: lastGetaway }), over, getaways };
};

type FaceUp = (state: object) => object;

/** By the id of the game, its view with nothing hidden. */
export const faceUp: Readonly<Record<string, FaceUp>> = {
  'cash-n-guns': cash as FaceUp,
  'the-boss': boss as FaceUp,
  thieves: thieves as FaceUp,
};
