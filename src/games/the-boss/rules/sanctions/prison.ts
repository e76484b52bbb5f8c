import { loseExpert, type Sanction } from './sanction.ts';

/** Prison: one expert misses the next two rounds. [TB-5.3, TB-5.5] */
export const prison: Sanction = (state, target, tell) => {
  loseExpert(state, target);
  const back = state.round + 3;
  state.away = [...state.away, { seat: target.seat, place: 'prison', back }];
  tell?.({ kind: 'prison', rule: 'TB-5.3', ...target, back });
};
