import { at } from '../../../../engine/at.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { ask, asks, refuse, type Question } from '../asking.ts';
import { bulletsHeld, discardBullet, mildest, putInHand, takeFromHand } from '../bullets.ts';
import type { MoveOf } from '../../moves.ts';
import { discards } from '../offers.ts';
import { isIn } from '../seating.ts';
import { none, type State } from '../state.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.smart';

/** When the target lay down by choice: takes the bullet back and discards any card from hand. */
export const smart: Power = {
  keepsBullet: (state, seat) => {
    const target = at(state.now.aims, seat);
    return target !== none && isIn(state.now.lying, target);
  },
  chooseDiscard: (state, seat) => ask(state, 1 << seat, asks['discard-any']),
};

/** The bullet counts as in hand; which card it is does not change whether it is asked. [CG-7.6] */
const choice = (state: State, seat: Seat): number => bulletsHeld(state, seat) | (1 << at(state.now.bullets, seat));

const discardAny: Question<MoveOf<'discard'>> = {
  rule,
  kinds: ['discard'],
  everyMove: discards.all,
  legalMoves: (state, seat) => discards.among(choice(state, seat)),
  refusal: (state, seat, { bullet }) => (choice(state, seat) & (1 << bullet) ? undefined : refuse(rule, 'not-in-hand')),
  play(state, seat, { bullet }, tell) {
    putInHand(state, seat, at(state.now.bullets, seat));
    takeFromHand(state, seat, bullet);
    state.now.bullets[seat] = bullet;
    discardBullet(state, seat, rule, tell);
  },
  fallback: (state, seat) => discards.of(mildest(choice(state, seat))),
};

export const smartQuestions = { 'discard-any': discardAny } as const;
