import { at } from '../../../../engine/at.ts';
import { cityOf, laps, policeLap } from '../../box.ts';
import { reveals, type RevealMove } from '../../moves.ts';
import { handOf } from '../state.ts';
import { beginLap, maybeNextTurn } from './lap.ts';
import { showPolice } from './police.ts';
import { settle } from './settle.ts';
import type { Step } from './step.ts';

/** Then one card from hand is revealed at the city it belongs to, wherever gangsters were placed. [TB-2.3] */
export const reveal: Step<RevealMove> = {
  kinds: ['reveal'],

  legalMoves(state, seat) {
    const moves: RevealMove[] = [];
    for (const card of handOf(state, seat)) moves.push(at(reveals, card));
    return moves;
  },

  refusal(state, seat, { card }) {
    if (handOf(state, seat).includes(card)) return undefined;
    return { rule: 'TB-2.3', values: { reason: 'not-in-your-hand', card } };
  },

  play(state, seat, { card }, tell) {
    const hand = handOf(state, seat);
    for (let place = hand.indexOf(card) + 1; place < hand.length; place++) hand[place - 1] = at(hand, place);
    hand.pop();
    state.lastRevealed[at(cityOf, card)] = card;
    tell?.({ kind: 'revealed', rule: 'TB-2.3', seat, card });
    if (maybeNextTurn(state, tell)) return;
    if (state.lap === policeLap) showPolice(state, tell);
    if (state.lap === laps) settle(state, tell);
    else beginLap(state, state.lap + 1, tell);
  },
};
