import type { Refusal, Tell } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/seats.ts';
import type { Card } from '../../box.ts';
import type { ThievesEvent } from '../../events.ts';
import type { ThievesMove } from '../../moves.ts';
import type { State } from '../state.ts';

/** How a card, or a family of cards, is played: one object per chapter of TH-3. */
export interface CardPlay<M extends ThievesMove = ThievesMove> {
  readonly cards: readonly Card[];
  /** Every way in which one of these cards could be played at a table of this size. */
  everyMove(card: Card, seats: number): readonly M[];
  /** Why a player who has the card may not play it in this way. */
  refusal(state: State, seat: Seat, move: M): Refusal | undefined;
  /** What the card does; it has already left the hand. */
  play(state: State, seat: Seat, move: M, tell?: Tell<ThievesEvent>): void;
}

/** The seats of a table, for listing moves. */
export const seatsOf = (seats: number): readonly Seat[] => [...Array<undefined>(seats).keys()];
