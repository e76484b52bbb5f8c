import { includes, type Seat, type SeatSet, type Viewer } from '../../engine/seats.ts';
import type { Card } from './box.ts';
import type { ThievesOptions } from './options.ts';

/** What everybody at the table may see and would remember. [TH-6.1] */
export interface ThievesPublic {
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
  /** Null until the game is over. [TH-6.4] */
  readonly cards: readonly Card[] | null;
  readonly atMost: Limits;
}

/** Faces of which fewer cards can be in a row than its size and the cards on the table allow, and how many at most. */
export type Limits = Readonly<Record<Card, number>>;

export interface LootInView {
  /** Null unless everybody has seen it. */
  readonly card: Card | null;
  readonly faceUp: boolean;
  /** Who owned a card, and so who knows it, was plain to see. */
  readonly knownBy: SeatSet;
}

/** What one seat sees in addition to the public view. [TH-6.2] */
export interface ThievesPrivate {
  readonly viewer: Viewer;
  /** The viewer's own cards. */
  readonly hand: readonly Card[];
  /** What the viewer's own Double loot drew and still has to be played. */
  readonly waitingCards: readonly Card[];
  /**
   * Row by row, the faces of the loot that the viewer has seen and not everybody has, in the order in which it lies. In
   * which places it lies is public: `knownBy` includes the viewer there. [TH-6.3]
   */
  readonly knownLoot: readonly (readonly Card[])[];
}

export type ThievesView = ThievesPublic & ThievesPrivate;

export const nothingPrivate: ThievesPrivate = { viewer: 'spectator', hand: [], waitingCards: [], knownLoot: [] };

/** The loot in front of a seat, with every face that this viewer knows. */
export function lootSeen({ viewer, loot, knownLoot }: ThievesView, seat: Seat): readonly LootInView[] {
  const [row, known] = [loot[seat] ?? [], knownLoot[seat] ?? []];
  if (known.length === 0) return row;
  const faces = known.values();
  return row.map((each) =>
    each.card === null && includes(each.knownBy, viewer) ? { ...each, card: faces.next().value ?? null } : each,
  );
}
