import type { Rule, Tell } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/seats.ts';
import type { Share } from '../../box.ts';
import type { CashEvent } from '../../events.ts';
import type { State } from '../state.ts';

/** A moment of the round at which a power acts by itself or asks its holder something. */
export type Moment = (state: State, seat: Seat, tell?: Tell<CashEvent>) => void;

/**
 * What a power does, in addition to its traits in the box. A hook is either an exception, which answers a question of
 * normal-rules.ts, or a moment of the round. No two powers ask their holders something at the same moment; what they do
 * by themselves they do clockwise from the Godfather. [CG-5.1, CG-5.2]
 */
export interface Power {
  /** The bullet that would be discarded unseen stays, because the power has a use for it. */
  keepsBullet?(state: State, seat: Seat): boolean;

  /** The loot has been turned up. [CG-2.2] */
  readonly atLoot?: Moment;
  /** All aims are known. [CG-2.6] */
  readonly afterAims?: Moment;
  /** The holder goes down. */
  readonly whenDown?: Moment;
  /** For those whose bullet was kept: first one moment, then the other. */
  readonly chooseDiscard?: Moment;
  readonly useBullet?: Moment;
  /** Somebody else has been eliminated. */
  onElimination?(state: State, seat: Seat, dead: Seat, tell?: Tell<CashEvent>): void;
  /** The holder stands, and sharing begins. */
  readonly beforeSharing?: Moment;
  /** Somebody has named what to take. */
  readonly atNamed?: Moment;
  /** The holder has taken a card of loot. */
  afterTaking?(state: State, seat: Seat, share: Share, tell?: Tell<CashEvent>): void;
  /** Somebody else has taken a Bang! from the pile and discarded a card for it. */
  readonly afterClip?: Moment;
}

/** A power as its holder has it. */
export interface HeldPower extends Power {
  /** Its clause. */
  readonly rule: Rule;
}
