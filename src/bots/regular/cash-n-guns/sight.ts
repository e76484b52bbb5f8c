import { at } from '../../../engine/at.ts';
import type { Seat, SeatSet } from '../../../engine/seats.ts';
import { lootPerRound, painting, type Bullet, type Hand, type Share } from '../../../games/cash-n-guns/box.ts';
import { handOf } from '../../../games/cash-n-guns/bullets.ts';
import type { CashOptions } from '../../../games/cash-n-guns/options.ts';
import { seatsIn, setOf } from '../../../games/cash-n-guns/seating.ts';
import { none, type State } from '../../../games/cash-n-guns/state.ts';
import {
  bulletOf,
  exchangesIn,
  type CashView,
  type ExchangeInView,
  type FetchInView,
  type Hidden,
} from '../../../games/cash-n-guns/view.ts';
import { pastIn, pastSeen, roundIn, roundSeen, type RoundSeen } from './rounds.ts';

/**
 * What a player sees, in the form in which the bot reckons. It comes from a view, or straight from a state that is
 * played in a simulation; either way it holds nothing that the player may not know. [CG-7]
 */
export interface Sight {
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
  /** Whom everybody aims at, as far as it is open, or `none`; and all those who are aimed at. */
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

export function sightIn(state: State, seat: Seat): Sight {
  const { now, pile, sharing } = state;
  const aims = openAims(now.aims, now.aimsShown);
  const bullet = at(now.bullets, seat);
  return {
    seats: state.seats,
    me: seat,
    options: state.options,
    powers: state.powers,
    round: state.round,
    godfather: state.godfather,
    living: seatsIn(state.living),
    wounds: state.wounds,
    table: state.table,
    loot: state.loot,
    paintingsSeen: paintingsAmong(state.piles, state.round * lootPerRound),
    openBangs: at(pile, 1),
    closed: at(pile, 2) + at(pile, 3),
    standing: now.standing,
    aims,
    threatened: targetsOf(aims),
    hand: handOf(state, seat),
    bullet: bullet === none ? null : bullet,
    now: roundIn(now),
    past: pastIn(state.past),
    exchanges: state.exchanges.length === 0 ? nothing : exchangesSeenBy(state, seat),
    fetches: state.fetches,
    picker: sharing.picker,
    named: namedIn(sharing.named, sharing.secondNamed),
    served: sharing.served,
  };
}
const nothing: readonly ExchangeInView[] = [];

function openAims(aims: readonly Seat[], shown: SeatSet): readonly Seat[] {
  const open: Seat[] = [];
  for (let seat = 0; seat < aims.length; seat++) open.push(shown & (1 << seat) ? (aims[seat] as Seat) : none);
  return open;
}

function targetsOf(aims: readonly Seat[]): SeatSet {
  let set = 0;
  for (let seat = 0; seat < aims.length; seat++) {
    const target = aims[seat] as Seat;
    if (target !== none) set |= 1 << target;
  }
  return set;
}

/** Both who exchanged bullets know both; the others know that they did. [CG-7.4] */
const exchangesSeenBy = ({ exchanges }: State, viewer: Seat): readonly ExchangeInView[] =>
  exchanges.map((each) =>
    each.seat === viewer || each.victim === viewer
      ? each
      : { ...each, drawn: null, given: each.given === none ? none : null },
  );

function paintingsAmong(shares: readonly Share[], count: number): number {
  let seen = 0;
  for (let place = 0; place < count; place++) if (shares[place] === painting) seen += 1;
  return seen;
}

function namedIn(first: Share, second: Share): readonly Share[] {
  if (first === none) return [];
  return second === none ? [first] : [first, second];
}
