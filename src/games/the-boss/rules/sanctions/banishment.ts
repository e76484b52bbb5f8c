import type { Sanction } from './sanction.ts';

/** Banishment: the player never places in that city again. [TB-3.5, TB-5.3] */
export const banishment: Sanction = (state, target, tell) => {
  state.banishedFrom[target.seat] = target.city;
  tell?.({ kind: 'banished', rule: 'TB-5.3', ...target });
};
