import type { Seat } from '../../engine/seats.ts';
import type { Card } from './box.ts';

/** What a player can do with the one card of a turn; `card` is the card that is played. */
export type ThievesMove =
  /** Money, face down in front of yourself. */
  | { readonly kind: 'stash'; readonly card: Card }
  /** Money, face up in front of another player. */
  | { readonly kind: 'give'; readonly card: Card; readonly to: Seat }
  | { readonly kind: 'police'; readonly card: Card }
  /** `remove` is the police card that leaves the middle, or null if none is there. */
  | { readonly kind: 'roadblock'; readonly card: Card; readonly remove: Card | null }
  | { readonly kind: 'alarm'; readonly card: Card }
  /** Moves the loot card at `place` (the first is 0). */
  | { readonly kind: 'thief'; readonly card: Card; readonly from: Seat; readonly place: number; readonly to: Seat }
  | { readonly kind: 'idle-thief'; readonly card: Card }
  | { readonly kind: 'double-loot'; readonly card: Card };

export type MoveOf<Kind extends ThievesMove['kind']> = Extract<ThievesMove, { kind: Kind }>;
