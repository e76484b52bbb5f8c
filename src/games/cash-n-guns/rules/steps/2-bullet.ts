import { at } from '../../../../engine/at.ts';
import { only } from '../../../../engine/seats.ts';
import { ask, asks, refuse, type Question } from '../asking.ts';
import { bulletsHeld, held, mildest, takeFromHand } from '../bullets.ts';
import type { MoveOf } from '../../moves.ts';
import { bulletOffers } from '../offers.ts';
import { seatsIn } from '../seating.ts';
import type { Substep } from './substep.ts';

const bullets = bulletOffers((bullet): MoveOf<'load'> => ({ kind: 'load', bullet }));

/** One bullet card from hand, in secret; it may be changed until everyone has chosen. [CG-2.3] */
export const load: Question<MoveOf<'load'>> = {
  rule: 'CG-2.3',
  kinds: ['load'],
  everyMove: bullets.all,
  legalMoves: (state, seat) => bullets.among(bulletsHeld(state, seat)),
  refusal: (state, seat, { bullet }) => (held(state, seat, bullet) > 0 ? undefined : refuse('CG-2.3', 'not-in-hand')),
  play(state, seat, { bullet }, tell) {
    state.now.bullets[seat] = bullet;
    const seen = { kind: 'loaded', rule: 'CG-2.3', seat } as const;
    tell?.({ ...seen, bullet }, only(seat), seen);
  },
  fallback: (state, seat) => bullets.of(mildest(bulletsHeld(state, seat))),
};

const chooseBullets: Substep = (state) => ask(state, state.living, asks.load);

const loadBullets: Substep = (state) => {
  for (const seat of seatsIn(state.living)) takeFromHand(state, seat, at(state.now.bullets, seat));
  state.now.loaded = state.living;
};

export const bullet: readonly Substep[] = [chooseBullets, loadBullets];
