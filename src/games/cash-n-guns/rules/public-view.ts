import { at } from '../../../engine/at.ts';
import { everyone, type SeatSet } from '../../../engine/seats.ts';
import { lootPerRound } from '../box.ts';
import { handOf, handSize } from './bullets.ts';
import { isIn, seatsIn } from './seating.ts';
import { questionIds } from '../moves.ts';
import { none, type Exchange, type Fetch, type Round, type State } from './state.ts';
import { stepOf } from './steps/index.ts';
import type {
  CashPublic,
  ExchangeInView,
  FetchInView,
  Hidden,
  PileInView,
  RoundInView,
  SharingInView,
} from '../view.ts';

/** What everybody may see; after the game, everything. [CG-7.1, CG-7.7] */
export function publicView(state: State): CashPublic {
  const isOver = state.over !== 'no';
  return {
    seats: state.seats,
    options: state.options,
    powers: state.powers,
    round: state.round,
    step: stepOf(state),
    substep: state.substep,
    question: at(questionIds, state.question),
    decision: state.decision,
    asked: seatsIn(state.asked),
    owed: seatsIn(state.owed),
    over: state.over,
    godfather: state.godfather,
    living: seatsIn(state.living),
    wounds: state.wounds.slice(),
    suffered: state.suffered.slice(),
    handSizes: state.wounds.map((_, seat) => handSize(state, seat)),
    hands: isOver ? state.wounds.map((_, seat) => handOf(state, seat)) : null,
    pile: pileInView(state),
    table: state.table.slice(),
    // Everyone who followed the game knows all loot. [CG-7.3]
    loot: state.loot.map((row) => row.slice()),
    removed: state.removed.slice(),
    turnedUp: state.piles.slice(0, isOver ? state.piles.length : state.round * lootPerRound),
    now: isOver ? openRound(state.now) : roundInView(state.now),
    past: state.past.map(isOver ? openRound : pastRound),
    sharing: sharingInView(state),
    exchanges: isOver ? state.exchanges.slice() : state.exchanges.map(exchangeInView),
    fetches: isOver ? state.fetches.slice() : state.fetches.map(fetchInView),
  };
}

function pileInView(state: State): PileInView {
  const [openClicks = 0, openBangs = 0, closedClicks = 0, closedBangs = 0] = state.pile;
  return {
    open: [openClicks, openBangs],
    closed: closedClicks + closedBangs,
    closedBangs: state.over === 'no' ? null : closedBangs,
  };
}

/** A bullet is public if it was shown or must have been a Click; an aim is public when its count is over. */
const roundInView = (round: Round): RoundInView => show(round, round.shown | round.surelyClick, round.aimsShown);

const openRound = (round: Round): RoundInView => show(round, everyone, everyone);

/**
 * The public part of a finished round does not change until the game is over, so every view contains the same object.
 */
function pastRound(round: Round): RoundInView {
  const known = pastRounds.get(round) ?? roundInView(round);
  pastRounds.set(round, known);
  return known;
}
const pastRounds = new WeakMap<Round, RoundInView>();

const show = (round: Round, bullets: SeatSet, aims: SeatSet): RoundInView => ({
  godfather: round.godfather,
  standing: seatsIn(round.standing),
  lying: seatsIn(round.lying),
  late: seatsIn(round.late),
  bullets: choicesOf(round.bullets, bullets),
  loaded: seatsIn(round.loaded),
  discarded: seatsIn(round.discarded),
  shown: seatsIn(round.shown),
  surelyClick: seatsIn(round.surelyClick),
  aims: choicesOf(round.aims, aims),
  aimsShown: seatsIn(round.aimsShown),
  ordered: round.ordered,
  oldTarget: round.oldTarget,
  nextGodfather: round.nextGodfather,
});

/** The choices of these seats; of the others only whether they have chosen. [CG-7.2] */
const choicesOf = (choices: readonly number[], seats: SeatSet): readonly Hidden<number>[] =>
  choices.map((choice, seat) => (choice === none || isIn(seats, seat) ? choice : null));

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

/** Everyone sees who exchanged bullets, and whether the second one has been given. [CG-7.4] */
const exchangeInView = ({ round, seat, victim, given }: Exchange): ExchangeInView => ({
  round,
  seat,
  victim,
  drawn: null,
  given: given === none ? none : null,
});

/** Everyone sees where a Bang! lay, and whether a card was discarded for it. [CG-7.4] */
const fetchInView = ({ round, seat, from, discarded }: Fetch): FetchInView => ({
  round,
  seat,
  from,
  discarded: discarded === none ? none : null,
});
