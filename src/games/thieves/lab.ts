import { lastGetaway } from './box.ts';
import type { State } from './rules/state.ts';
import type { Probe } from '../../cli/lab/probe.ts';

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
