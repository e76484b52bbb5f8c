import { ask, asks, refuse, type Question } from '../asking.ts';
import { bangInPile, bulletsHeld, discardForBang, fetchBang, held } from '../bullets.ts';
import type { MoveOf } from '../../moves.ts';
import { bulletOffers } from '../offers.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.good-friend';

/** After another player's Clip worked: may swap a hand card for a Bang! in the same way, if one is left. */
export const goodFriend: Power = {
  afterClip(state, seat, tell) {
    if (bangInPile(state) !== 'none') ask(state, 1 << seat, asks.fetch);
    else fetchBang(state, seat, rule, tell);
  },
};

type Answer = MoveOf<'fetch' | 'no-fetch'>;
const no: Answer = { kind: 'no-fetch' };
const fetches = bulletOffers<Answer>((bullet) => ({ kind: 'fetch', bullet }), [no]);

const fetch: Question<Answer> = {
  rule,
  kinds: ['fetch', 'no-fetch'],
  everyMove: fetches.all,
  legalMoves: (state, seat) => fetches.among(bulletsHeld(state, seat)),
  refusal: (state, seat, move) =>
    move.kind === 'no-fetch' || held(state, seat, move.bullet) > 0 ? undefined : refuse(rule, 'not-in-hand'),
  play(state, seat, move, tell) {
    if (move.kind === 'no-fetch') {
      tell?.({ kind: 'no-fetch', rule, seat });
      return;
    }
    fetchBang(state, seat, rule, tell);
    discardForBang(state, seat, { bullet: move.bullet, rule }, tell);
  },
  fallback: () => no,
};

export const goodFriendQuestions = { fetch } as const;
