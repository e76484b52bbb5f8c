import { includes, type Seat, type SeatSet, type Viewer } from '../../engine/seats.ts';
import type { Card } from './box.ts';
import { hiddenCopies, nothingKnown, waitingRow, worthKnowing, type Limits } from './memory.ts';
import type { ThievesOptions } from './options.ts';
import type { LootCard, State } from './state.ts';
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
  const cardsInView = (cards: readonly Card[], row: number, owner: Viewer): HiddenCards =>
    over || owner === viewer
      ? { size: cards.length, cards: cards.slice(), atMost: nothingKnown }
      : unseen(cards.length, worthKnowing(state, row, cards.length, hidden));
  const lootInView = (loot: LootCard): LootInView =>
    over || includes(loot.knownBy, viewer) ? loot : covered(loot.knownBy);
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
    loot: state.loot.map((row) => row.map(lootInView)),
    deckCards: over ? state.deck.slice() : null,
  };
}

/*
 * What looks the same is the same object, and a card that somebody knows is the one that lies there: views are made for
 * everybody after every move and compared with those before, and what is the same object needs no second look.
 */

const coveredCards: LootInView[] = [];
/** A card that the viewer does not know; whoever knows it is plain to see. */
const covered = (knownBy: SeatSet): LootInView => (coveredCards[knownBy] ??= { card: null, faceUp: false, knownBy });

const unseenCards = new WeakMap<Limits, HiddenCards[]>();
function unseen(size: number, atMost: Limits): HiddenCards {
  const known = unseenCards.get(atMost) ?? [];
  if (known.length === 0) unseenCards.set(atMost, known);
  return (known[size] ??= { size, cards: null, atMost });
}
