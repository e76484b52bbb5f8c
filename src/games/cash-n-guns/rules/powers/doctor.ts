import { at } from '../../../../engine/at.ts';
import { traitsAt } from '../traits.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.doctor';

/** Removes one wound when going down. */
export const doctor: Power = {
  whenDown(state, seat, tell) {
    const before = at(state.wounds, seat);
    if (before === 0) return;
    const wounds = Math.max(0, before - traitsAt(state, seat).healsDown);
    state.wounds[seat] = wounds;
    tell?.({ kind: 'healed', rule, seat, wounds });
  },
};
