import { at } from '../../../../engine/at.ts';
import type { Tell } from '../../../../engine/game.ts';
import type { CashEvent } from '../../events.ts';
import type { StepId } from '../../view.ts';
import type { State } from '../state.ts';
import { loot } from './1-loot.ts';
import { bullet } from './2-bullet.ts';
import { holdUp } from './3-hold-up.ts';
import { privilege } from './4-privilege.ts';
import { courage } from './5-courage.ts';
import { effects } from './6-effects.ts';
import { sharing } from './7-sharing.ts';
import type { Substep } from './substep.ts';

/** A round is seven steps; after the seventh comes the first of the next round. [CG-2] */
const steps = { loot, bullet, 'hold-up': holdUp, privilege, courage, effects, sharing } satisfies Readonly<
  Record<StepId, readonly Substep[]>
>;

const substeps: readonly Substep[] = Object.values(steps).flat();
const stepOfSubstep = Object.entries(steps).flatMap(([id, step]) => step.map(() => id as StepId));

/** The step whose substep has been reached. */
export const stepOf = ({ substep }: State): StepId => at(stepOfSubstep, substep - 1);

/** Goes on from substep to substep until somebody owes an answer or the game is over. */
export function proceed(state: State, tell?: Tell<CashEvent>): void {
  while (state.owed === 0 && state.over === 'no') {
    if (state.substep === substeps.length) state.substep = 0;
    const substep = at(substeps, state.substep);
    state.substep += 1;
    substep(state, tell);
  }
}
