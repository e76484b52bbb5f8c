import type { Tell } from '../../../../engine/game.ts';
import type { CashEvent } from '../../events.ts';
import type { State } from '../state.ts';

/**
 * A part of a step: it does what is due, and may ask. Substeps follow one another in the listed order; the next one
 * begins when nobody owes an answer any more.
 */
export type Substep = (state: State, tell?: Tell<CashEvent>) => void;
