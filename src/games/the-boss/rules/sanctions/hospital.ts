import { loseExpert, type Sanction } from './sanction.ts';

/** Hospital: one expert misses the next round. [TB-5.3, TB-5.5] */
export const hospital: Sanction = (state, target, tell) => {
  loseExpert(state, target);
  const back = state.round + 2;
  state.away = [...state.away, { seat: target.seat, place: 'hospital', back }];
  tell?.({ kind: 'hospital', rule: 'TB-5.3', ...target, back });
};
