import { includes, type Seat, type SeatSet, type Viewer } from '../../engine/seats.ts';
import type { Card } from './box.ts';
import { hiddenCopies, waitingRow, worthKnowing } from './memory.ts';
import type { ThievesOptions } from './options.ts';
import { lootOf, type State } from './state.ts';
import { isOver } from './turn.ts';

/** What one viewer may see and would remember. [TH-6] */
export interface ThievesView {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: ThievesOptions;
  readonly played: number;
  readonly over: boolean;
  readonly active: Seat;
  /** The size of the deck. */
  readonly deck: number;
  readonly middle: readonly Card[];
  readonly getaways: number;
  readonly discards: readonly Card[];
  readonly hands: readonly HiddenCards[];
  readonly waiting: HiddenCards;
  readonly loot: readonly (readonly LootInView[])[];
  /** The rest of the deck, its top card last: only when the game is over. [TH-6.4] */
  readonly deckCards: readonly Card[] | null;
}

export interface HiddenCards {
  readonly size: number;
  /** Null for those who may not see them. */
  readonly cards: readonly Card[] | null;
  /** For others: where it can be worked out that there are fewer cards of a face than could be, how many at most. */
  readonly atMost: Readonly<Record<Card, number>>;
}

export interface LootInView {
  /** Null for those who have not seen it. */
  readonly card: Card | null;
  readonly faceUp: boolean;
  /** Who owned a card, and so who knows it, was plain to see. */
  readonly knownBy: SeatSet;
}

export function view(state: State, viewer: Viewer): ThievesView {
  const over = isOver(state);
  const hidden = hiddenCopies(state);
  const cardsInView = (cards: readonly Card[], row: number, owner: Viewer): HiddenCards => {
    const seen = over || owner === viewer;
    return {
      size: cards.length,
      cards: seen ? cards.slice() : null,
      atMost: seen ? {} : worthKnowing(state, row, cards.length, hidden),
    };
  };
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    played: state.played,
    over,
    active: state.active,
    deck: state.deck.length,
    middle: state.middle.slice(),
    getaways: state.getaways,
    discards: state.discards.slice(),
    hands: state.hands.map((hand, seat) => cardsInView(hand, seat, seat)),
    waiting: cardsInView(state.waiting, waitingRow(state), state.active),
    loot: state.hands.map((_, seat) =>
      lootOf(state, seat).map(({ card, faceUp, knownBy }) => ({
        card: over || includes(knownBy, viewer) ? card : null,
        faceUp,
        knownBy,
      })),
    ),
    deckCards: over ? state.deck.slice() : null,
  };
}
