import { viewFrom } from '../../engine/view.ts';
import { includes, type Seat, type SeatSet, type Viewer } from '../../engine/seats.ts';
import type { Card } from './box.ts';
import { hiddenCopies, nothingKnown, waitingRow, worthKnowing, type Limits } from './memory.ts';
import type { ThievesOptions } from './options.ts';
import { handOf, isPublic, type LootCard, type State } from './state.ts';
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

/** The own hand, and cards of the loot that only some have seen. When the game is over everything lies open. [TH-6.4] */
export function own(state: State, seat: Seat, open: ThievesView): Partial<ThievesView> {
  const own: { -readonly [Field in keyof ThievesView]?: ThievesView[Field] } = { viewer: seat };
  if (open.over) return own;
  own.hands = open.hands.map((hand, place) => (place === seat ? seen(handOf(state, seat)) : hand));
  if (state.active === seat) own.waiting = seen(state.waiting);
  if (state.loot.some((row) => knowsMore(seat, row))) own.loot = lootFor(state, seat, open);
  return own;
}

/** What a spectator sees. */
function openView(state: State): ThievesView {
  const over = isOver(state);
  const hidden = hiddenCopies(state);
  const cardsInView = (cards: readonly Card[], row: number): HiddenCards =>
    over ? seen(cards) : unseen(cards.length, worthKnowing(state, row, cards.length, hidden));
  const lootInView = (loot: LootCard): LootInView => (over || isPublic(loot) ? loot : covered(loot.knownBy));
  return {
    viewer: 'spectator',
    seats: state.seats,
    options: state.options,
    played: state.played,
    over,
    active: state.active,
    deck: state.deck.length,
    middle: state.middle.slice(),
    getaways: state.getaways,
    discards: state.discards.slice(),
    hands: state.hands.map(cardsInView),
    waiting: cardsInView(state.waiting, waitingRow(state)),
    loot: state.loot.map((row) => row.map(lootInView)),
    deckCards: over ? state.deck.slice() : null,
  };
}

export const view = viewFrom(openView, own);

/** Cards that somebody has in the hand, or that lie open. */
const seen = (cards: readonly Card[]): HiddenCards => ({
  size: cards.length,
  cards: cards.slice(),
  atMost: nothingKnown,
});

/** Whoever owned a card knows it, wherever it lies face down. [TH-6.3] */
const knowsMore = (viewer: Seat, row: readonly LootCard[]): boolean =>
  row.some((loot) => includes(loot.knownBy, viewer) && !isPublic(loot));

const lootFor = (state: State, viewer: Seat, { loot }: ThievesView): ThievesView['loot'] =>
  state.loot.map((row, seat) =>
    knowsMore(viewer, row)
      ? row.map((each) => (includes(each.knownBy, viewer) ? each : covered(each.knownBy)))
      : (loot[seat] ?? []),
  );

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
