import type { Seat, SeatSet } from '../../../../engine/seats.ts';
import { painting, type Bullet, type Hand, type Share } from '../../box.ts';
import type { CashOptions } from '../../options.ts';
import { setOf } from '../../rules/seating.ts';
import { none } from '../../rules/state.ts';
import {
  bulletOf,
  exchangesIn,
  type CashView,
  type ExchangeInView,
  type FetchInView,
  type Hidden,
} from '../../view.ts';
import { pastSeen, roundSeen, type RoundSeen } from './rounds.ts';

/**
 * What a player sees, in the form in which the bot calculates. It comes from a view, or directly from a simulated
 * state; in both cases it contains nothing that the player may not know. [CG-7]
 */
export interface Sight {
  /** The number of this question in a simulated state; 0 in a view. */
  readonly decision: number;
  readonly seats: number;
  readonly me: Seat;
  readonly options: CashOptions;
  readonly powers: readonly number[];
  readonly round: number;
  readonly godfather: Seat;
  readonly living: readonly Seat[];
  readonly wounds: readonly number[];
  readonly table: readonly number[];
  readonly loot: readonly (readonly Share[])[];
  /** Paintings that have been turned up so far. */
  readonly paintingsSeen: number;
  /** Bangs that lie face up, and cards that lie face down. */
  readonly openBangs: number;
  readonly closed: number;
  readonly standing: SeatSet;
  /** Everybody's target if it is public, or `none`; and the set of all targets. */
  readonly aims: readonly Seat[];
  readonly threatened: SeatSet;
  readonly hand: Hand;
  /** The player's own bullet of this round, or null. */
  readonly bullet: Hidden<Bullet>;
  readonly now: RoundSeen;
  readonly past: readonly RoundSeen[];
  readonly exchanges: readonly ExchangeInView[];
  readonly fetches: readonly Pick<FetchInView, 'round' | 'seat' | 'from'>[];
  readonly picker: Seat;
  readonly named: readonly Share[];
  readonly served: SeatSet;
}

export function sightOf(view: CashView): Sight {
  if (view.viewer === 'spectator') throw new Error('Spectators do not play.');
  const aims = view.now.aims.map((aim) => aim ?? none);
  return {
    decision: 0,
    seats: view.seats,
    me: view.viewer,
    options: view.options,
    powers: view.powers,
    round: view.round,
    godfather: view.godfather,
    living: view.living,
    wounds: view.wounds,
    table: view.table,
    loot: view.loot,
    paintingsSeen: paintingsAmong(view.turnedUp, view.turnedUp.length),
    openBangs: view.pile.open[1],
    closed: view.pile.closed,
    standing: setOf(view.now.standing),
    aims,
    threatened: targetsOf(aims),
    hand: view.ownHand ?? [0, 0],
    bullet: bulletOf(view, view.round, view.viewer),
    now: roundSeen(view.now),
    past: pastSeen(view.past),
    exchanges: exchangesIn(view),
    fetches: view.fetches,
    picker: view.sharing.picker,
    named: view.sharing.named,
    served: setOf(view.sharing.served),
  };
}

export function targetsOf(aims: readonly Seat[]): SeatSet {
  let set = 0;
  for (let seat = 0; seat < aims.length; seat++) {
    const target = aims[seat] as Seat;
    if (target !== none) set |= 1 << target;
  }
  return set;
}

export function paintingsAmong(shares: readonly Share[], count: number): number {
  let seen = 0;
  for (let place = 0; place < count; place++) if (shares[place] === painting) seen += 1;
  return seen;
}
