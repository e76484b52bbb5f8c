import { powerNames } from '../../../games/cash-n-guns/box.ts';
import { seatsIn } from '../../../games/cash-n-guns/seating.ts';
import type { State } from '../../../games/cash-n-guns/state.ts';
import type { Probe } from '../probe.ts';

export const cashNGuns: Probe<State> = {
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
