import { at } from '../../../../engine/at.ts';
import type { Seat, SeatSet } from '../../../../engine/seats.ts';
import { ask, asks, refuse, type Question } from '../asking.ts';
import type { MoveOf } from '../../moves.ts';
import { seatOffers } from '../offers.ts';
import { clockwiseFrom, isIn, seatsIn } from '../seating.ts';
import { none, type State } from '../state.ts';
import type { Substep } from './substep.ts';

/** Any living player but the one who is ordered and the old target; the Godfather is allowed. [CG-2.8] */
const newTargets = (state: State, seat: Seat): SeatSet =>
  state.living & ~(1 << seat) & ~(1 << at(state.now.aims, seat));

/** The other players who aim at somebody and for whom there is another target. [CG-2.7, CG-2.9] */
function whoCanBeOrdered(state: State, godfather: Seat): SeatSet {
  let set = 0;
  for (const seat of seatsIn(state.living & ~(1 << godfather))) {
    if (state.now.aims[seat] !== none && newTargets(state, seat) !== 0) set |= 1 << seat;
  }
  return set;
}

type Answer = MoveOf<'order' | 'no-order'>;
const no: Answer = { kind: 'no-order' };
const orders = seatOffers<Answer>((seat) => ({ kind: 'order', seat }), [no]);

export const order: Question<Answer> = {
  rule: 'CG-2.7',
  kinds: ['order', 'no-order'],
  everyMove: orders.all,
  legalMoves: (state, seat) => orders.among(whoCanBeOrdered(state, seat)),
  refusal(state, seat, move) {
    if (move.kind === 'no-order' || isIn(whoCanBeOrdered(state, seat), move.seat)) return undefined;
    return move.seat === seat ? refuse('CG-2.7', 'yourself') : refuse('CG-2.9', 'aims-at-nobody');
  },
  play(state, seat, move, tell) {
    if (move.kind === 'no-order') {
      tell?.({ kind: 'no-order', rule: 'CG-2.7', seat });
      return;
    }
    state.now.ordered = move.seat;
    state.now.oldTarget = at(state.now.aims, move.seat);
    tell?.({ kind: 'ordered', rule: 'CG-2.7', seat, to: move.seat });
    ask(state, 1 << move.seat, asks['aim-anew']);
  },
  fallback: () => no,
};

const targets = seatOffers((at): MoveOf<'aim-anew'> => ({ kind: 'aim-anew', at }));

/** The player who was ordered must choose another target. [CG-2.8] */
export const aimAnew: Question<MoveOf<'aim-anew'>> = {
  rule: 'CG-2.8',
  kinds: ['aim-anew'],
  everyMove: targets.all,
  legalMoves: (state, seat) => targets.among(newTargets(state, seat)),
  refusal(state, seat, { at }) {
    if (isIn(newTargets(state, seat), at)) return undefined;
    return refuse('CG-2.8', at === seat ? 'yourself' : at === state.now.oldTarget ? 'old-target' : 'dead');
  },
  play(state, seat, { at }, tell) {
    state.now.aims[seat] = at;
    tell?.({ kind: 'aims', rule: 'CG-2.8', seat, at });
  },
  fallback: (state, seat) => targets.of(at(clockwiseFrom(seat, newTargets(state, seat)), 0)),
};

/** Once a round, optionally; skipped if there is nobody to order or the Godfather is out of the round. */
const offerPrivilege: Substep = (state) => {
  const godfather = isIn(state.now.standing, state.godfather);
  if (godfather && whoCanBeOrdered(state, state.godfather) !== 0) ask(state, 1 << state.godfather, asks.order);
};

export const privilege: readonly Substep[] = [offerPrivilege];
