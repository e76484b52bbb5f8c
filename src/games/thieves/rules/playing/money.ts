import { everyone, only } from '../../../../engine/seats.ts';
import { moneyCards } from '../../box.ts';
import type { MoveOf } from '../../moves.ts';
import { lootOf } from '../state.ts';
import { seatsOf, type CardPlay } from './play.ts';

/** Money: face down in front of yourself, or face up in front of another player. [TH-3.1] */
export const money: CardPlay<MoveOf<'stash'> | MoveOf<'give'>> = {
  cards: moneyCards,

  everyMove: (card, seats) => [
    { kind: 'stash', card },
    ...seatsOf(seats).map((to) => ({ kind: 'give', card, to }) as const),
  ],

  refusal(_state, seat, move) {
    if (move.kind === 'give' && move.to === seat) return { rule: 'TH-3.1', values: { reason: 'own-loot-face-down' } };
    return undefined;
  },

  play(state, seat, move, tell) {
    const { card } = move;
    if (move.kind === 'give') {
      lootOf(state, move.to).push({ card, faceUp: true, knownBy: everyone });
      tell?.({ kind: 'gave', rule: 'TH-3.1', seat, card, to: move.to });
    } else {
      lootOf(state, seat).push({ card, faceUp: false, knownBy: only(seat) });
      tell?.({ kind: 'stashed', rule: 'TH-3.1', seat, card }, only(seat), { kind: 'stashed', rule: 'TH-3.1', seat });
    }
  },
};
