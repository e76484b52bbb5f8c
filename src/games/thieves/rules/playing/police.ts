import { policeCards } from '../../box.ts';
import type { MoveOf } from '../../moves.ts';
import { carsInMiddle, maybeRaid } from '../raid.ts';
import type { CardPlay } from './play.ts';

/** Police: face up in the middle; with four or more cars there, a raid. [TH-3.2] */
export const police: CardPlay<MoveOf<'police'>> = {
  cards: policeCards,

  everyMove: (card) => [{ kind: 'police', card }],

  refusal: () => undefined,

  play(state, seat, { card }, tell) {
    state.middle.push(card);
    tell?.({ kind: 'police', rule: 'TH-3.2', seat, card, cars: carsInMiddle(state) });
    maybeRaid(state, 'TH-3.2', tell);
  },
};
