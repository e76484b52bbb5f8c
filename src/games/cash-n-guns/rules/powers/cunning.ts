import { at } from '../../../../engine/at.ts';
import { only } from '../../../../engine/seats.ts';
import { ask, asks, refuse, type Question } from '../asking.ts';
import { bulletsHeld, handSize, held, putInHand, takeFromHand } from '../bullets.ts';
import type { MoveOf } from '../../moves.ts';
import { bulletOffers } from '../offers.ts';
import { isIn } from '../seating.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.cunning';

/** When all aims are known: may swap the chosen bullet for another from hand. */
export const cunning: Power = {
  afterAims(state, seat) {
    if (handSize(state, seat) > 0 && !isIn(state.now.discarded, seat)) ask(state, 1 << seat, asks['swap-bullet']);
  },
};

type Answer = MoveOf<'swap-bullet' | 'keep-bullet'>;
const keep: Answer = { kind: 'keep-bullet' };
const swaps = bulletOffers<Answer>((bullet) => ({ kind: 'swap-bullet', bullet }), [keep]);

const swapBullet: Question<Answer> = {
  rule,
  kinds: ['swap-bullet', 'keep-bullet'],
  everyMove: swaps.all,
  legalMoves: (state, seat) => swaps.among(bulletsHeld(state, seat)),
  refusal: (state, seat, move) =>
    move.kind === 'keep-bullet' || held(state, seat, move.bullet) > 0 ? undefined : refuse(rule, 'not-in-hand'),
  play(state, seat, move, tell) {
    if (move.kind === 'swap-bullet') {
      putInHand(state, seat, at(state.now.bullets, seat));
      takeFromHand(state, seat, move.bullet);
      state.now.bullets[seat] = move.bullet;
    }
    const seen = { kind: 'reconsidered', rule, seat } as const;
    tell?.({ ...seen, bullet: at(state.now.bullets, seat) }, only(seat), seen);
  },
  fallback: () => keep,
};

export const cunningQuestions = { 'swap-bullet': swapBullet } as const;
