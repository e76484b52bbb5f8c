import { at } from '../../../../engine/at.ts';
import type { Tell } from '../../../../engine/game.ts';
import { clockwise, type Seat } from '../../../../engine/seats.ts';
import { alarm as alarmCard, isPolice, type Card } from '../../box.ts';
import type { ThievesEvent } from '../../events.ts';
import { noteNoPolice } from '../memory.ts';
import type { MoveOf } from '../../moves.ts';
import { carsInMiddle, maybeRaid } from '../raid.ts';
import { closeUp, handOf, type State } from '../state.ts';
import type { CardPlay } from './play.ts';

/** Alarm: everyone lays down all police; then, with four or more cars, one raid. [TH-3.4] */
export const alarm: CardPlay<MoveOf<'alarm'>> = {
  cards: [alarmCard],

  everyMove: (card) => [{ kind: 'alarm', card }],

  refusal: () => undefined,

  play(state, seat, { card }, tell) {
    state.discards.push(card);
    tell?.({ kind: 'alarm', rule: 'TH-3.4', seat });
    layDownPolice(state, seat, 'TH-3.4', tell);
    for (let other = clockwise(seat, state.seats); other !== seat; other = clockwise(other, state.seats)) {
      layDownPolice(state, other, 'TH-3.4', tell);
    }
    noteNoPolice(state);
    maybeRaid(state, 'TH-3.4', tell);
  },
};

/**
 * From the hand and from the waiting cards: waiting police cards are laid down with the rest and count as played.
 * [TH-3.6]
 */
function layDownPolice(state: State, seat: Seat, rule: 'TH-3.4', tell?: Tell<ThievesEvent>): void {
  const lay = (cards: Card[], because: 'TH-3.4' | 'TH-3.6') => {
    for (let place = 0; place < cards.length;) {
      const card = at(cards, place);
      if (!isPolice(card)) {
        place++;
        continue;
      }
      closeUp(cards, place);
      state.middle.push(card);
      tell?.({ kind: 'police', rule: because, seat, card, cars: carsInMiddle(state) });
    }
  };
  lay(handOf(state, seat), rule);
  if (seat === state.active) lay(state.waiting, 'TH-3.6');
}
