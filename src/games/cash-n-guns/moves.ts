import type { Seat } from '../../engine/seats.ts';
import type { Bullet, Share } from './box.ts';

/** All questions to players. In the state a question is an index of this list. */
export const questionIds = [
  'load',
  'aim',
  'order',
  'aim-anew',
  'courage',
  'share',
  'discard',
  'draw-from',
  'hand-over',
  'swap-bullet',
  'discard-any',
  'forbid',
  'trade',
  'fetch',
] as const;
export type QuestionId = (typeof questionIds)[number];

/** What a player can be asked to decide, step by step and then power by power. */
export type CashMove =
  /** The bullet of this round. */
  | { readonly kind: 'load'; readonly bullet: Bullet }
  | { readonly kind: 'aim'; readonly at: Seat }
  /** The player whom the Godfather orders to change target, or nobody. */
  | { readonly kind: 'order'; readonly seat: Seat }
  | { readonly kind: 'no-order' }
  | { readonly kind: 'aim-anew'; readonly at: Seat }
  | { readonly kind: 'stand' }
  | { readonly kind: 'lie-down' }
  | { readonly kind: 'take'; readonly share: Share }
  /** Two at once, in this order. */
  | { readonly kind: 'take-two'; readonly share: Share; readonly second: Share }
  /** A card from hand, face down: after a Clip, or instead of the bullet. */
  | { readonly kind: 'discard'; readonly bullet: Bullet }
  /** A random bullet is drawn from this player's hand; then a card held before is handed over. */
  | { readonly kind: 'draw-from'; readonly seat: Seat }
  | { readonly kind: 'hand-over'; readonly bullet: Bullet }
  /** Another card from hand takes the place of the chosen bullet. */
  | { readonly kind: 'swap-bullet'; readonly bullet: Bullet }
  | { readonly kind: 'keep-bullet' }
  /** Forbids shares of this type, allows this pick, or allows everything in this sharing. */
  | { readonly kind: 'forbid'; readonly type: number }
  | { readonly kind: 'allow' }
  | { readonly kind: 'wave-on' }
  /** Trades the share just taken for a random card of this player's loot. */
  | { readonly kind: 'trade'; readonly seat: Seat }
  | { readonly kind: 'no-trade' }
  /** Takes a Bang! from the discard pile in exchange for this card from hand. */
  | { readonly kind: 'fetch'; readonly bullet: Bullet }
  | { readonly kind: 'no-fetch' };

export type MoveOf<Kind extends CashMove['kind']> = Extract<CashMove, { kind: Kind }>;
