import type { Tell } from '../../../../engine/game.ts';
import type { SanctionName } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import type { State } from '../state.ts';
import { banishment } from './banishment.ts';
import { hospital } from './hospital.ts';
import { prison } from './prison.ts';
import { revolver } from './revolver.ts';
import type { Sanction, Target } from './sanction.ts';

const sanctions: Readonly<Record<SanctionName, Sanction>> = { revolver, hospital, prison, banishment };

/** The sanction of this name hits its target. */
export function strike(name: SanctionName, state: State, target: Target, tell?: Tell<TheBossEvent>): void {
  sanctions[name](state, target, tell);
}
