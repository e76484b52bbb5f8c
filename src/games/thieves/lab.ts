import { lastGetaway } from '../../../games/thieves/box.ts';
import type { State } from '../../../games/thieves/state.ts';
import type { Probe } from '../probe.ts';

export const thieves: Probe<State> = {
  first: (state) => state.active,
  powers: [],
  powersOf: () => [],
  measures: [],
  measuresOf: () => [],
  counts: { raids: 'raid', lost: 'lost' },
  asIfOver: (state) => ({ ...state, getaways: lastGetaway }),
  changes: () => [{ reshuffleDiscards: true }],
};
