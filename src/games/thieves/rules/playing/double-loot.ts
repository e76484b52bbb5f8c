import { only } from '../../../../engine/seats.ts';
import { doubleLoot as doubleLootCard } from '../../box.ts';
import { noteEmpty, noteDrawn, waitingRow } from '../memory.ts';
import type { MoveOf } from '../../moves.ts';
import { drawCard } from '../turn.ts';
import type { CardPlay } from './play.ts';

/** Double loot: draws two cards, which are played at once and before anything from the hand. [TH-3.6] */
export const doubleLoot: CardPlay<MoveOf<'double-loot'>> = {
  cards: [doubleLootCard],

  everyMove: (card) => [{ kind: 'double-loot', card }],

  refusal: () => undefined,

  play(state, seat, { card }, tell) {
    state.discards.push(card);
    tell?.({ kind: 'double-loot', rule: 'TH-3.6', seat });
    if (state.waiting.length === 0) noteEmpty(state, waitingRow(state));
    for (let count = 0; count < 2; count++) {
      const drawn = drawCard(state, seat, tell);
      if (drawn === undefined) return;
      state.waiting.push(drawn);
      noteDrawn(state, waitingRow(state));
      tell?.({ kind: 'drew', rule: 'TH-3.6', seat, card: drawn }, only(seat), { kind: 'drew', rule: 'TH-3.6', seat });
    }
  },
};
