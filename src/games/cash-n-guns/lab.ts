import { powerNames } from './box.ts';
import { strangers } from './bots/strangers.ts';
import { seatsIn } from './rules/seating.ts';
import type { State } from './rules/state.ts';
import type { GameLab, Probe } from '../../cli/lab/probe.ts';

const probe: Probe<State> = {
  first: (state) => state.godfather,
  powers: powerNames,
  powersOf: (state) => state.powers,
  measures: ['rounds', 'eliminations'],
  measuresOf: (state) => [state.round, state.seats - seatsIn(state.living).length],
  counts: { shots: 'wounded', 'lying-down': 'lies-down' },
  asIfOver: (state) => ({ ...state, over: 'counted' }),
  // Open loot changes only what screens show, and the first Godfather is random, so both are left out.
  changes: () => [{ rulebook: 'polish' }, { powers: false }, { leftovers: 'discard' }],
};

export const lab: GameLab = { probe, strangers };
