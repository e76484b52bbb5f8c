import type { Seat, Viewer } from '../../engine/seats.ts';
import { viewFrom } from '../../engine/view.ts';
import { bang, click, lootPerRound, type Bullet, type Share } from './box.ts';
import { handSize, held } from './bullets.ts';
import type { CashOptions } from './options.ts';
import { isIn, seatsIn } from './seating.ts';
import { none, questionIds, type Exchange, type Fetch, type QuestionId, type Round, type State } from './state.ts';
import { stepOf, type StepId } from './steps/index.ts';

/** Something that not everybody may see: null for those who may not. */
export type Hidden<T> = T | null;

/** What one viewer may see and would remember. -1 stands for nobody and nothing. [CG-7] */
export interface CashView {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: CashOptions;
  /** By seat, as numbers in the table of powers. */
  readonly powers: readonly number[];
  readonly round: number;
  readonly step: StepId;
  readonly stage: number;
  readonly question: QuestionId;
  readonly decision: number;
  /** Who may answer, and whose answer is missing. */
  readonly asked: readonly Seat[];
  readonly owed: readonly Seat[];
  readonly over: State['over'];
  readonly godfather: Seat;
  readonly living: readonly Seat[];
  readonly wounds: readonly number[];
  readonly suffered: readonly number[];
  readonly hands: readonly HandInView[];
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

export interface HandInView {
  readonly size: number;
  /** How many Clicks and Bangs. */
  readonly held: Hidden<readonly [clicks: number, bangs: number]>;
}

export interface PileInView {
  /** Clicks and Bangs that lie face up. */
  readonly open: readonly [clicks: number, bangs: number];
  readonly closed: number;
  /** The Bangs among the cards that lie face down. */
  readonly closedBangs: Hidden<number>;
}

/** A round as far as it has come; its sets are lists of seats. */
export interface RoundInView {
  readonly godfather: Seat;
  readonly standing: readonly Seat[];
  readonly lying: readonly Seat[];
  readonly late: readonly Seat[];
  /** The own courage, while the others still choose. */
  readonly ownCourage: Hidden<'stand' | 'lie-down'>;
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

export type ExchangeInView = Omit<Exchange, 'drawn' | 'given'> & {
  readonly drawn: Hidden<Bullet>;
  readonly given: Hidden<Bullet>;
};

export type FetchInView = Omit<Fetch, 'discarded'> & { readonly discarded: Hidden<Bullet> };

/** The own hand, and what one has chosen or come to know in this round and before. [CG-7.2, CG-7.4] */
export const own = (state: State, seat: Seat, open: CashView): Partial<CashView> => ({
  viewer: seat,
  hands: open.hands.map((hand, place) => (place === seat ? handInView(state, seat, seat) : hand)),
  now: roundInView(state, state.now, seat),
  past: state.past.map((round) => roundInView(state, round, seat)),
  exchanges: state.exchanges.map((each) => exchangeInView(state, each, seat)),
  fetches: state.fetches.map((each) => fetchInView(state, each, seat)),
});

/** What a spectator sees. */
function openView(state: State): CashView {
  const viewer = 'spectator';
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    powers: state.powers.slice(),
    round: state.round,
    step: stepOf(state),
    stage: state.stage,
    question: questionIds[state.question] as QuestionId,
    decision: state.decision,
    asked: seatsIn(state.asked),
    owed: seatsIn(state.owed),
    over: state.over,
    godfather: state.godfather,
    living: seatsIn(state.living),
    wounds: state.wounds.slice(),
    suffered: state.suffered.slice(),
    hands: state.wounds.map((_, seat) => handInView(state, seat, viewer)),
    pile: pileInView(state),
    table: state.table.slice(),
    // Everyone who followed the game knows all loot. [CG-7.3]
    loot: state.loot.map((row) => row.slice()),
    removed: state.removed.slice(),
    turnedUp: state.piles.slice(0, isOver(state) ? state.piles.length : state.round * lootPerRound),
    now: roundInView(state, state.now, viewer),
    past: state.past.map((round) => roundInView(state, round, viewer)),
    sharing: sharingInView(state),
    exchanges: state.exchanges.map((each) => exchangeInView(state, each, viewer)),
    fetches: state.fetches.map((each) => fetchInView(state, each, viewer)),
  };
}

export const view = viewFrom(openView, own);

const isOver = ({ over }: State): boolean => over !== 'no';

/** One's own is private; when the game is over everything is open. [CG-7.2, CG-7.7] */
const sees = (state: State, viewer: Viewer, owner: Seat): boolean => viewer === owner || isOver(state);

const handInView = (state: State, seat: Seat, viewer: Viewer): HandInView => ({
  size: handSize(state, seat),
  held: sees(state, viewer, seat) ? [held(state, seat, click), held(state, seat, bang)] : null,
});

function pileInView(state: State): PileInView {
  const [openClicks = 0, openBangs = 0, closedClicks = 0, closedBangs = 0] = state.pile;
  return {
    open: [openClicks, openBangs],
    closed: closedClicks + closedBangs,
    closedBangs: isOver(state) ? closedBangs : null,
  };
}

function roundInView(state: State, round: Round, viewer: Viewer): RoundInView {
  // A bullet is known to its owner, and to all if it was shown or must have been a Click.
  const known = round.shown | round.surelyClick;
  return {
    godfather: round.godfather,
    standing: seatsIn(round.standing),
    lying: seatsIn(round.lying),
    late: seatsIn(round.late),
    ownCourage: ownCourage(state, round, viewer),
    bullets: round.bullets.map((bullet, seat) =>
      bullet === none || isIn(known, seat) || sees(state, viewer, seat) ? bullet : null,
    ),
    loaded: seatsIn(round.loaded),
    discarded: seatsIn(round.discarded),
    shown: seatsIn(round.shown),
    surelyClick: seatsIn(round.surelyClick),
    aims: round.aims.map((at, seat) =>
      at === none || isIn(round.aimsShown, seat) || sees(state, viewer, seat) ? at : null,
    ),
    aimsShown: seatsIn(round.aimsShown),
    ordered: round.ordered,
    oldTarget: round.oldTarget,
    nextGodfather: round.nextGodfather,
  };
}

/** Of an unfinished count one knows the own choice. [CG-7.2] */
function ownCourage(state: State, round: Round, viewer: Viewer): Hidden<'stand' | 'lie-down'> {
  if (viewer === 'spectator' || round !== state.now || questionIds[state.question] !== 'courage') return null;
  if (!isIn(state.asked & ~state.owed, viewer)) return null;
  return isIn(round.ducking, viewer) ? 'lie-down' : 'stand';
}

function sharingInView({ sharing }: State): SharingInView {
  const named = sharing.secondNamed === none ? [sharing.named] : [sharing.named, sharing.secondNamed];
  return {
    picker: sharing.picker,
    named: sharing.named === none ? [] : named,
    banned: sharing.banned,
    served: seatsIn(sharing.served),
    sated: seatsIn(sharing.sated),
    spent: seatsIn(sharing.spent),
    waved: seatsIn(sharing.waved),
  };
}

/** Both who exchanged bullets know both. [CG-7.4] */
function exchangeInView(state: State, exchange: Exchange, viewer: Viewer): ExchangeInView {
  const { round, seat, victim, drawn, given } = exchange;
  const known = sees(state, viewer, seat) || sees(state, viewer, victim);
  return { round, seat, victim, drawn: known ? drawn : null, given: known || given === none ? given : null };
}

function fetchInView(state: State, { round, seat, from, discarded }: Fetch, viewer: Viewer): FetchInView {
  const known = discarded === none || sees(state, viewer, seat);
  return { round, seat, from, discarded: known ? discarded : null };
}
