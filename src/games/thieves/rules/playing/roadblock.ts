import { policeCards, roadblock as roadblockCard } from '../../box.ts';
import type { MoveOf } from '../../moves.ts';
import { takeOut } from '../state.ts';
import type { CardPlay } from './play.ts';

/** Roadblock: takes one police card of your choice out of the game. [TH-3.3] */
export const roadblock: CardPlay<MoveOf<'roadblock'>> = {
  cards: [roadblockCard],

  everyMove: (card) => [null, ...policeCards].map((remove) => ({ kind: 'roadblock', card, remove })),

  refusal(state, _seat, { remove }) {
    if (remove === null) {
      return state.middle.length === 0 ? undefined : { rule: 'TH-3.8', values: { reason: 'must-remove' } };
    }
    return state.middle.includes(remove)
      ? undefined
      : { rule: 'TH-3.3', values: { reason: 'not-there', card: remove } };
  },

  play(state, seat, { card, remove }, tell) {
    state.discards.push(card);
    if (remove !== null) {
      takeOut(state.middle, remove);
      state.discards.push(remove);
    }
    tell?.({ kind: 'roadblock', rule: remove === null ? 'TH-3.8' : 'TH-3.3', seat, remove });
  },
};
