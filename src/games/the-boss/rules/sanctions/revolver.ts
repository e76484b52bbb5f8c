import { loseExpert, type Sanction } from './sanction.ts';

/** Revolver: one expert leaves the game. [TB-5.3] */
export const revolver: Sanction = (state, target, tell) => {
  loseExpert(state, target);
  tell?.({ kind: 'killed', rule: 'TB-5.3', ...target });
};
