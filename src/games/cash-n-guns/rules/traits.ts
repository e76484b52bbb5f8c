import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import { traitsOf, type Traits } from '../box.ts';
import type { State } from './state.ts';

/** The traits of a player, as their power makes them. */
export const traitsAt = (state: State, seat: Seat): Traits => traitsOf(at(state.powers, seat));
