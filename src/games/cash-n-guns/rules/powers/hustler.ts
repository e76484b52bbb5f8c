import { at } from '../../../../engine/at.ts';
import { random } from '../../../../engine/chance/index.ts';
import { only, type Seat } from '../../../../engine/seats.ts';
import { ask, asks, refuse, type Question } from '../asking.ts';
import { bulletsHeld, handSize, held, mildest, putInHand, takeFromHand } from '../bullets.ts';
import { bang, click } from '../../box.ts';
import type { MoveOf } from '../../moves.ts';
import { bulletOffers, seatOffers } from '../offers.ts';
import { clockwiseFrom, isIn } from '../seating.ts';
import { none, type Exchange, type State } from '../state.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.hustler';

/** Draws a random bullet from another player's hand and gives them one of the cards held before. */
export const hustler: Power = {
  atLoot: (state, seat) => ask(state, 1 << seat, asks['draw-from']),
};

const victims = seatOffers((seat): MoveOf<'draw-from'> => ({ kind: 'draw-from', seat }));
const others = (state: State, seat: Seat) => state.living & ~(1 << seat);

const drawFrom: Question<MoveOf<'draw-from'>> = {
  rule,
  kinds: ['draw-from'],
  everyMove: victims.all,
  legalMoves: (state, seat) => victims.among(others(state, seat)),
  refusal(state, seat, { seat: victim }) {
    if (victim === seat) return refuse(rule, 'yourself');
    return isIn(state.living, victim) ? undefined : refuse(rule, 'dead');
  },
  play(state, seat, { seat: victim }, tell) {
    const drawn = random(state.chance, handSize(state, victim));
    const bullet = drawn < held(state, victim, click) ? click : bang;
    takeFromHand(state, victim, bullet);
    state.exchanges.push({ round: state.round, seat, victim, drawn: bullet, given: none });
    const seen = { kind: 'drew-from', rule, seat, from: victim } as const;
    tell?.({ ...seen, drawn, bullet }, only(seat) | only(victim), seen);
    ask(state, 1 << seat, asks['hand-over']);
  },
  fallback: (state, seat) => victims.of(at(clockwiseFrom(seat, others(state, seat)), 0)),
};

const gifts = bulletOffers((bullet): MoveOf<'hand-over'> => ({ kind: 'hand-over', bullet }));

const handOver: Question<MoveOf<'hand-over'>> = {
  rule,
  kinds: ['hand-over'],
  everyMove: gifts.all,
  legalMoves: (state, seat) => gifts.among(bulletsHeld(state, seat)),
  refusal: (state, seat, { bullet }) => (held(state, seat, bullet) > 0 ? undefined : refuse(rule, 'not-held-before')),
  play(state, seat, { bullet }, tell) {
    const { round, victim, drawn } = state.exchanges.pop() as Exchange;
    takeFromHand(state, seat, bullet);
    putInHand(state, victim, bullet);
    putInHand(state, seat, drawn);
    state.exchanges.push({ round, seat, victim, drawn, given: bullet });
    const seen = { kind: 'handed-over', rule, seat, to: victim } as const;
    tell?.({ ...seen, bullet }, only(seat) | only(victim), seen);
  },
  fallback: (state, seat) => gifts.of(mildest(bulletsHeld(state, seat))),
};

export const hustlerQuestions = { 'draw-from': drawFrom, 'hand-over': handOver } as const;
