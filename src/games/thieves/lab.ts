import { lastGetaway } from './box.ts';
import { strangers } from './bots/strangers.ts';
import type { State } from './rules/state.ts';
import type { GameLab, Probe } from '../../cli/lab/probe.ts';

const probe: Probe<State> = {
  first: (state) => state.active,
  powers: [],
  powersOf: () => [],
  measures: [],
  measuresOf: () => [],
  counts: { raids: 'raid', lost: 'lost' },
  asIfOver: (state) => ({ ...state, getaways: lastGetaway }),
  changes: () => [{ reshuffleDiscards: true }],
};

export const lab: GameLab = { probe, strangers };
