import type { Tell } from '../../../../engine/game.ts';
import { clockwise } from '../../../../engine/seats.ts';
import type { TheBossEvent } from '../../events.ts';
import type { State } from '../state.ts';
import { deal } from './deal.ts';
import { comeBack } from './go-home.ts';
import { beginLap } from './lap.ts';

/**
 * A round begins: gangsters whose time away is over come back, the cards are dealt, and five laps follow. [TB-2.1,
 * TB-2.3]
 */
export function beginRound(state: State, tell?: Tell<TheBossEvent>): void {
  const { round, first, left } = state;
  tell?.({ kind: 'round', rule: round === 1 ? 'TB-1.1' : 'TB-2.5', round, first, left });
  comeBack(state, tell);
  deal(state, tell);
  beginLap(state, 1, tell);
}

/** The marker passes clockwise, and Chicago moves one place to the right, until it is the rightmost. [TB-2.5] */
export function nextRound(state: State, tell?: Tell<TheBossEvent>): void {
  state.round += 1;
  state.first = clockwise(state.first, state.seats);
  if (state.left < state.cities.length) state.left += 1;
  state.moves = [];
  state.lastLap = [];
  beginRound(state, tell);
}
