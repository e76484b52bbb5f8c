import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import { pass, reveals, type TheBossMove } from '../moves.ts';
import { handOf, type State } from './state.ts';

/**
 * For a seat whose time is up nothing is placed, and the first card in the order of the box is revealed: the lowest
 * city number, of these the lowest money, sanctions last. [TB-8.1]
 */
export function fallback(state: State, seat: Seat): TheBossMove {
  return state.step === 'place' ? pass : at(reveals, Math.min(...handOf(state, seat)));
}
