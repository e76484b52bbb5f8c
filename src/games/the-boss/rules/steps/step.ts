import type { Refusal, Tell } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/seats.ts';
import type { TheBossEvent } from '../../events.ts';
import type { TheBossMove } from '../../moves.ts';
import type { State } from '../state.ts';

/** One of the two decisions of a turn. [TB-2.3] */
export interface Step<M extends TheBossMove = TheBossMove> {
  readonly kinds: readonly M['kind'][];
  /** What the active player may do in this step. */
  legalMoves(state: State, seat: Seat): readonly M[];
  /** Why the active player may not do this in this step. */
  refusal(state: State, seat: Seat, move: M): Refusal | undefined;
  play(state: State, seat: Seat, move: M, tell?: Tell<TheBossEvent>): void;
}
