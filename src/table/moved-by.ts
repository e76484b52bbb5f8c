import type { Move } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import type { Body, MovedBy } from './entries.ts';
import type { Play } from './state.ts';

/** The entry for a decision that a machine makes. */
export const movedBy = (
  { game, state }: Play,
  seat: Seat,
  move: Move | 'late',
  by: Exclude<MovedBy, 'person'>,
): Body => ({ kind: 'moved', seat, decision: game.decision(state, seat), move, by });
