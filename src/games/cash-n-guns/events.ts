import type { Rule } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Bullet, Share } from './box.ts';

/**
 * What can happen in Cash 'n Guns. An optional field is a secret: some hear the event without it. What a power does has
 * the clause of that power.
 */
export type CashEvent =
  /** All loot, eight cards for each round, the first round first. */
  | { readonly kind: 'shuffled'; readonly rule: Rule; readonly order?: readonly Share[] }
  /** The first Godfather, drawn or named; later the player who has the desk from the next round on. */
  | { readonly kind: 'godfather'; readonly rule: Rule; readonly seat: Seat; readonly drawn?: number }
  /** `drawn` is the place among the powers that are left, in the order of the box. */
  | { readonly kind: 'power'; readonly rule: Rule; readonly seat: Seat; readonly power: number; readonly drawn: number }
  | { readonly kind: 'round'; readonly rule: Rule; readonly round: number; readonly cards: readonly Share[] }
  /** Secret choices, heard in full by the player who made them. */
  | { readonly kind: 'loaded'; readonly rule: Rule; readonly seat: Seat; readonly bullet?: Bullet }
  | { readonly kind: 'took-aim'; readonly rule: Rule; readonly seat: Seat; readonly at?: Seat }
  | { readonly kind: 'decided'; readonly rule: Rule; readonly seat: Seat; readonly courage?: 'stand' | 'lie-down' }
  | { readonly kind: 'too-slow'; readonly rule: Rule; readonly seat: Seat }
  | { readonly kind: 'aims'; readonly rule: Rule; readonly seat: Seat; readonly at: Seat }
  | { readonly kind: 'ordered'; readonly rule: Rule; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'no-order'; readonly rule: Rule; readonly seat: Seat }
  | { readonly kind: 'stands' | 'lies-down'; readonly rule: Rule; readonly seat: Seat }
  /** A bullet or another card, face down. */
  | { readonly kind: 'discarded'; readonly rule: Rule; readonly seat: Seat; readonly bullet?: Bullet }
  | { readonly kind: 'fired'; readonly rule: Rule; readonly seat: Seat; readonly at: Seat; readonly bullet: Bullet }
  | {
      readonly kind: 'wounded';
      readonly rule: Rule;
      readonly seat: Seat;
      readonly hits: number;
      readonly wounds: number;
    }
  | { readonly kind: 'unhurt'; readonly rule: Rule; readonly seat: Seat; readonly hits: number }
  | { readonly kind: 'endured'; readonly rule: Rule; readonly seat: Seat; readonly wounds: number }
  | { readonly kind: 'eliminated'; readonly rule: Rule; readonly seat: Seat }
  /** A share that is not taken yet: somebody may forbid it. */
  | { readonly kind: 'named'; readonly rule: Rule; readonly seat: Seat; readonly shares: readonly Share[] }
  | { readonly kind: 'took'; readonly rule: Rule; readonly seat: Seat; readonly share: Share }
  | { readonly kind: 'lost-pick'; readonly rule: Rule; readonly seat: Seat }
  | { readonly kind: 'healed'; readonly rule: Rule; readonly seat: Seat; readonly wounds: number }
  | { readonly kind: 'bang-taken'; readonly rule: Rule; readonly seat: Seat; readonly lay: BangSource }
  /** A Clip with no card in hand to discard for a Bang!. */
  | { readonly kind: 'no-effect'; readonly rule: Rule; readonly seat: Seat }
  /** The loot card at place `drawn` of `from` changes its owner. */
  | {
      readonly kind: 'stole';
      readonly rule: Rule;
      readonly seat: Seat;
      readonly from: Seat;
      readonly drawn: number;
      readonly share: Share;
    }
  /** A loot card for the share just taken. */
  | {
      readonly kind: 'traded';
      readonly rule: Rule;
      readonly seat: Seat;
      readonly from: Seat;
      readonly drawn: number;
      readonly share: Share;
      readonly gave: Share;
    }
  | { readonly kind: 'no-trade'; readonly rule: Rule; readonly seat: Seat }
  /** The card at place `drawn` of the hand of `from`, its Clicks first. */
  | {
      readonly kind: 'drew-from';
      readonly rule: Rule;
      readonly seat: Seat;
      readonly from: Seat;
      readonly drawn?: number;
      readonly bullet?: Bullet;
    }
  | {
      readonly kind: 'handed-over';
      readonly rule: Rule;
      readonly seat: Seat;
      readonly to: Seat;
      readonly bullet?: Bullet;
    }
  /** Only that player learns whether it is another bullet now. */
  | { readonly kind: 'reconsidered'; readonly rule: Rule; readonly seat: Seat; readonly bullet?: Bullet }
  | { readonly kind: 'forbade'; readonly rule: Rule; readonly seat: Seat; readonly to: Seat; readonly type: number }
  | { readonly kind: 'allowed' | 'waved-on' | 'no-fetch'; readonly rule: Rule; readonly seat: Seat }
  | { readonly kind: 'left-over'; readonly rule: Rule; readonly cards: readonly Share[] }
  | { readonly kind: 'last-survivor'; readonly rule: Rule; readonly seat: Seat }
  | { readonly kind: 'nobody-left' | 'over'; readonly rule: Rule };

/** Where a Bang! came from: it lay face up or face down, or there was none. [CG-3.4] */
export type BangSource = 'open' | 'closed' | 'none';
