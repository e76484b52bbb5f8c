import type { Tell } from '../../../engine/game.ts';
import type { CashEvent } from '../events.ts';
import type { State } from '../state.ts';

/**
 * A part of a step: does what is due, and may ask. Substeps follow one another as they are listed, and the next one
 * begins when nobody owes an answer any more.
 */
export type Substep = (state: State, tell?: Tell<CashEvent>) => void;
