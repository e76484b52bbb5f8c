import { at } from '../../../../engine/at.ts';
import type { Tell } from '../../../../engine/game.ts';
import { clockwise, type Seat } from '../../../../engine/seats.ts';
import { laps } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import type { State } from '../state.ts';
import { orderOfLastLap } from './last-lap.ts';

/** In a lap everyone has one turn, clockwise from the first-player marker, but for the last lap. [TB-2.3, TB-4.1] */
export function beginLap(state: State, lap: number, tell?: Tell<TheBossEvent>): void {
  state.lap = lap;
  state.turn = 0;
  if (lap < laps) return beginTurn(state, state.first, tell);
  state.lastLap = orderOfLastLap(state);
  tell?.({ kind: 'last-lap', rule: 'TB-4.1', seats: state.lastLap });
  beginTurn(state, at(state.lastLap, 0), tell);
}

/** The next turn of this lap, unless everyone has had theirs. */
export function maybeNextTurn(state: State, tell?: Tell<TheBossEvent>): boolean {
  state.turn += 1;
  if (state.turn === state.seats) return false;
  const next = state.lap < laps ? clockwise(state.active, state.seats) : at(state.lastLap, state.turn);
  beginTurn(state, next, tell);
  return true;
}

function beginTurn(state: State, seat: Seat, tell?: Tell<TheBossEvent>): void {
  state.active = seat;
  state.step = 'place';
  tell?.({ kind: 'turn', rule: state.lap < laps ? 'TB-2.3' : 'TB-4.1', seat, lap: state.lap });
}
