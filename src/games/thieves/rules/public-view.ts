import type { SeatSet } from '../../../engine/seats.ts';
import type { Card } from '../box.ts';
import { hiddenCopies, nothingKnown, waitingRow, worthKnowing } from './memory.ts';
import { isPublic, type LootCard, type State } from './state.ts';
import { isOver } from './turn.ts';
import type { HiddenCards, Limits, LootInView, ThievesPublic } from '../view.ts';

/** Hands, face-down loot and the deck stay hidden until the game is over; then everything is face up. [TH-6.1, TH-6.4] */
export function publicView(state: State): ThievesPublic {
  const over = isOver(state);
  const hidden = hiddenCopies(state);
  const rowInView = (cards: readonly Card[], row: number): HiddenCards =>
    over ? laidOpen(cards) : faceDown(cards.length, worthKnowing(state, row, cards.length, hidden));
  return {
    seats: state.seats,
    options: state.options,
    played: state.played,
    over,
    active: state.active,
    deck: state.deck.length,
    middle: state.middle.slice(),
    getaways: state.getaways,
    discards: state.discards.slice(),
    hands: state.hands.map(rowInView),
    waiting: rowInView(state.waiting, waitingRow(state)),
    loot: over ? state.loot.map((row) => row.slice()) : state.loot.map(lootInView),
    deckCards: over ? state.deck.slice() : null,
  };
}

/** Rows of the same length, of which nothing else is known, are the same object, so that a diff can skip them. */
const faceDown = (size: number, atMost: Limits): HiddenCards =>
  atMost === nothingKnown ? (unknownRows[size] ??= { size, cards: null, atMost }) : { size, cards: null, atMost };

const unknownRows: HiddenCards[] = [];

const laidOpen = (cards: readonly Card[]): HiddenCards => ({
  size: cards.length,
  cards: cards.slice(),
  atMost: nothingKnown,
});

/** A card that everybody knows is the object in the state itself, so that a diff can skip it if it has not changed. */
const lootInView = (row: readonly LootCard[]): readonly LootInView[] =>
  row.map((loot) => (isPublic(loot) ? loot : covered(loot.knownBy)));

const coveredCards: LootInView[] = [];

/** A card that not everybody knows; who knows it is plain to see. Cards that look the same are the same object. */
const covered = (knownBy: SeatSet): LootInView => (coveredCards[knownBy] ??= { card: null, faceUp: false, knownBy });
