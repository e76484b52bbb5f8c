import type { Seat, Viewer } from '../../engine/seats.ts';
import type { Bullet, Hand, Share } from './box.ts';
import type { BangSource } from './events.ts';
import type { QuestionId } from './moves.ts';
import type { CashOptions } from './options.ts';

/** Something that is secret for a while: null for those who may not see it. */
export type Hidden<T> = T | null;

/** The steps of a round. [CG-2] */
export type StepId = 'loot' | 'bullet' | 'hold-up' | 'privilege' | 'courage' | 'effects' | 'sharing';

/** What everybody may see and would remember. Lists are by seat; -1 stands for nobody and nothing. [CG-7.1] */
export interface CashPublic {
  readonly seats: number;
  readonly options: CashOptions;
  /** As numbers in the table of powers. */
  readonly powers: readonly number[];
  readonly round: number;
  readonly step: StepId;
  readonly substep: number;
  readonly question: QuestionId;
  readonly decision: number;
  /** Who may answer, and whose answer is missing. */
  readonly asked: readonly Seat[];
  readonly owed: readonly Seat[];
  readonly over: 'no' | 'counted' | 'decided';
  readonly godfather: Seat;
  readonly living: readonly Seat[];
  readonly wounds: readonly number[];
  readonly suffered: readonly number[];
  readonly handSizes: readonly number[];
  /** Null until the game is over. [CG-7.7] */
  readonly hands: Hidden<readonly Hand[]>;
  readonly pile: PileInView;
  /** How much of every share lies on the table. */
  readonly table: readonly number[];
  readonly loot: readonly (readonly Share[])[];
  readonly removed: readonly number[];
  /** The loot of this round and of those before, as it was turned up; of all rounds when the game is over. */
  readonly turnedUp: readonly Share[];
  readonly now: RoundInView;
  readonly past: readonly RoundInView[];
  readonly sharing: SharingInView;
  readonly exchanges: readonly ExchangeInView[];
  readonly fetches: readonly FetchInView[];
}

/** What a seat sees in addition to the public view. [CG-7.2, CG-7.4] */
export interface CashPrivate {
  readonly viewer: Viewer;
  readonly ownHand: Hidden<Hand>;
  /** In a count that is not over. */
  readonly ownAim: Hidden<Seat>;
  readonly ownCourage: Hidden<'stand' | 'lie-down'>;
  /** By round. */
  readonly ownBullets: readonly Hidden<Bullet>[];
  /** By the number of the exchange. */
  readonly ownExchanges: readonly Hidden<readonly [drawn: Bullet, given: Bullet]>[];
  /** By the number of the fetch. */
  readonly ownDiscards: readonly Hidden<Bullet>[];
}

export type CashView = CashPublic & CashPrivate;

export const nothingPrivate: CashPrivate = {
  viewer: 'spectator',
  ownHand: null,
  ownAim: null,
  ownCourage: null,
  ownBullets: [],
  ownExchanges: [],
  ownDiscards: [],
};

export interface PileInView {
  /** Clicks and Bangs that lie face up. */
  readonly open: Hand;
  readonly closed: number;
  /** The Bangs among the cards that lie face down; null until the game is over. [CG-7.7] */
  readonly closedBangs: Hidden<number>;
}

/** What has happened so far in a round. Sets are lists of seats. */
export interface RoundInView {
  readonly godfather: Seat;
  readonly standing: readonly Seat[];
  readonly lying: readonly Seat[];
  readonly late: readonly Seat[];
  readonly bullets: readonly Hidden<Bullet>[];
  readonly loaded: readonly Seat[];
  readonly discarded: readonly Seat[];
  readonly shown: readonly Seat[];
  readonly surelyClick: readonly Seat[];
  readonly aims: readonly Hidden<Seat>[];
  readonly aimsShown: readonly Seat[];
  readonly ordered: Seat;
  readonly oldTarget: Seat;
  readonly nextGodfather: Seat;
}

export interface SharingInView {
  readonly picker: Seat;
  readonly named: readonly Share[];
  readonly banned: number;
  readonly served: readonly Seat[];
  readonly sated: readonly Seat[];
  readonly spent: readonly Seat[];
  readonly waved: readonly Seat[];
}

/** Two players exchanged bullets. [CG-7.4] */
export interface ExchangeInView {
  readonly round: number;
  readonly seat: Seat;
  readonly victim: Seat;
  readonly drawn: Hidden<Bullet>;
  readonly given: Hidden<Bullet>;
}

/** Somebody took a Bang! from the pile, or there was none. [CG-3.4] */
export interface FetchInView {
  readonly round: number;
  readonly seat: Seat;
  readonly from: BangSource;
  readonly discarded: Hidden<Bullet>;
}

/** The rounds that have begun, the present one last. A game that ends with the last survivor ends in mid-round. */
export const roundsIn = ({ past, now, round }: CashPublic): readonly RoundInView[] =>
  past.length < round ? [...past, now] : past;

/* What the viewer knows: the public part, or else their own private part. */

export function bulletOf(view: CashView, round: number, seat: Seat): Hidden<Bullet> {
  const { bullets } = view.past[round - 1] ?? view.now;
  return bullets[seat] ?? (seat === view.viewer ? (view.ownBullets[round - 1] ?? null) : null);
}

export const aimOf = (view: CashView, seat: Seat): Hidden<Seat> =>
  view.now.aims[seat] ?? (seat === view.viewer ? view.ownAim : null);

export const exchangesIn = ({ exchanges, ownExchanges }: CashView): readonly ExchangeInView[] =>
  exchanges.map((exchange, index) => {
    const own = ownExchanges[index];
    return own ? { ...exchange, drawn: own[0], given: own[1] } : exchange;
  });

export const fetchesIn = ({ fetches, ownDiscards }: CashView): readonly FetchInView[] =>
  fetches.map((fetch, index) => ({ ...fetch, discarded: fetch.discarded ?? ownDiscards[index] ?? null }));
