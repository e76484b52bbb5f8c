import type { Seat } from '../../../engine/seats.ts';
import type { Card } from '../box.ts';
import { everyMove } from './legality.ts';
import type { ThievesMove } from '../moves.ts';
import { playableCards, type State } from './state.ts';

/**
 * What is played for a seat whose time is up: the first card in the order of the box, which is the order of the
 * clause; money face down, a Roadblock on the police that came first, a Thief that moves nothing. [TH-7.1]
 */
export function fallback(state: State, seat: Seat): ThievesMove {
  const card = Math.min(...playableCards(state, seat));
  const move = everyMove(state.seats).find((each) => each.card === card && isMild(each, state.middle[0] ?? null));
  if (!move) throw new Error(`No fallback for card ${card}. [TH-7.1]`);
  return move;
}

const isMild = (move: ThievesMove, firstPolice: Card | null): boolean =>
  move.kind === 'roadblock' ? move.remove === firstPolice : move.kind !== 'give' && move.kind !== 'thief';
