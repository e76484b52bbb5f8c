import type { Seat } from '../../../engine/seats.ts';
import { handOf, type State } from './state.ts';
import { nothingPrivate, type TheBossPrivate } from '../view.ts';

/** The faces of the seat's own hand. [TB-7.2] */
export const privateView = (state: State, seat: Seat): TheBossPrivate =>
  state.over ? nothingPrivate : { viewer: seat, hand: handOf(state, seat).slice() };
