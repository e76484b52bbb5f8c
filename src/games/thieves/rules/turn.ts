import type { Tell } from '../../../engine/game.ts';
import { clockwise, only, type Seat } from '../../../engine/seats.ts';
import { getaway, handSize, lastGetaway, type Card } from '../box.ts';
import type { ThievesEvent } from '../events.ts';
import { noteDrawn } from './memory.ts';
import { handOf, type State } from './state.ts';

export const isOver = (state: State): boolean => state.getaways >= lastGetaway;

/** Draws until the hand holds four cards; then the player has to play one. [TH-2.1] */
export function beginTurn(state: State, seat: Seat, tell?: Tell<ThievesEvent>): void {
  state.active = seat;
  tell?.({ kind: 'turn', rule: 'TH-2.3', seat });
  const hand = handOf(state, seat);
  while (hand.length < handSize) {
    const card = drawCard(state, seat, tell);
    if (card === undefined) return;
    hand.push(card);
    noteDrawn(state, seat);
    tell?.({ kind: 'drew', rule: 'TH-2.1', seat, card }, only(seat), { kind: 'drew', rule: 'TH-2.1', seat });
  }
}

/** The turn passes on clockwise. [TH-2.3] */
export function endTurn(state: State, tell?: Tell<ThievesEvent>): void {
  beginTurn(state, clockwise(state.active, state.seats), tell);
}

/**
 * The next card for a player. A getaway car is laid on the table and replaced immediately; the seventh ends the game,
 * and then there is no card. [TH-2.1, TH-5.1]
 */
export function drawCard(state: State, seat: Seat, tell?: Tell<ThievesEvent>): Card | undefined {
  for (;;) {
    const card = state.deck.pop();
    if (card === undefined) throw new Error('The deck ran out, though the eighth getaway car is in it. [TH-5.4]');
    if (card !== getaway) return card;
    state.getaways += 1;
    tell?.({ kind: 'getaway', rule: 'TH-2.1', seat, laid: state.getaways });
    if (isOver(state)) {
      tell?.({ kind: 'over', rule: 'TH-5.1', seat });
      return undefined;
    }
  }
}
