import type { Power } from './power.ts';

const rule = 'CG-6.doctor';

/** Removes one wound when going down. */
export const doctor: Power = {
  name: 'doctor',
  rule,
  whenDown(state, seat, tell) {
    const wounds = (state.wounds[seat] as number) - 1;
    if (wounds < 0) return;
    state.wounds[seat] = wounds;
    tell?.({ kind: 'healed', rule, seat, wounds });
  },
};
