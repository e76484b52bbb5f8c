import { at } from '../../../../engine/at.ts';
import { fork, random, shuffle, type Chance, type FastChance } from '../../../../engine/chance/index.ts';
import { allShares, bang, click, copies, type Share } from '../../box.ts';
import { handSize, held } from '../bullets.ts';
import { holdersIn } from '../powers/holders.ts';
import { setOf } from '../seating.ts';
import { questionIds } from '../../moves.ts';
import { cloneRound, cloneWith, none, type Round, type Sharing, type State } from '../state.ts';
import {
  aimOf,
  bulletOf,
  exchangesIn,
  fetchesIn,
  type CashView,
  type RoundInView,
  type SharingInView,
} from '../../view.ts';
import { drawStory, oddsOf, type Odds } from './odds.ts';
import { closedBangs } from './pile.ts';
import { storyOf, type Pen } from './story.ts';

/**
 * A world that fits the view: unseen loot in any order, every unseen bullet as if drawn at random from its owner's
 * hand, and every secret aim and courage equally likely.
 */
export function guess(view: CashView, chance: Chance): State {
  const { sample, rest, story } = groundworkOf(view);
  const state = cloneWith(sample, fork(chance), pilesWith(view, rest, chance));
  // Copies of a state share finished rounds, but here their bullets are still to be drawn.
  for (let index = 0; index < state.past.length; index++) state.past[index] = cloneRound(at(state.past, index));
  if (view.over === 'no') {
    guessCounts(state, view, chance);
    guessBullets(state, story, chance);
    guessChosen(state, view, chance);
  }
  state.pile[2] = view.pile.closed - at(state.pile, 3);
  return state;
}

/** What all worlds of a view have in common. A search guesses hundreds, so it is computed once per view. */
interface Groundwork {
  /** Everything that the viewer knows; the rest is still to be guessed. */
  readonly sample: State;
  /** The loot that has not been turned up. */
  readonly rest: readonly Share[];
  readonly story: Story;
}

interface Story {
  readonly odds: Odds;
  readonly total: number;
  /** The world that is being written. */
  readonly page: { state: State };
}

/** Only for the last view: a search asks for all its worlds in a row. */
let last: { readonly view: CashView; readonly groundwork: Groundwork } | undefined;

function groundworkOf(view: CashView): Groundwork {
  if (last?.view === view) return last.groundwork;
  const sample = publicPart(view, fresh, []);
  if (view.over === 'no') addOwn(sample, view);
  const page = { state: sample };
  const { happenings, sum } = storyOf(view, penFor(page, view));
  const odds = oddsOf(view.over === 'no' ? happenings : []);
  const groundwork = { sample, rest: lootToCome(view), story: { odds, total: sum.total, page } };
  last = { view, groundwork };
  return groundwork;
}

/** A placeholder: every guessed world gets its own source. */
const fresh: FastChance = { source: 'fast', a: 0, b: 0, c: 0, d: 1 };

/** What has been turned up, and behind it the rest of the box in any order. [CG-7.7] */
function pilesWith(view: CashView, rest: readonly Share[], chance: Chance): Share[] {
  const left = rest.slice();
  shuffle(chance, left);
  return view.turnedUp.concat(left);
}

function lootToCome(view: CashView): readonly Share[] {
  const left = copies.slice();
  for (const share of view.turnedUp) left[share] = (left[share] ?? 0) - 1;
  return allShares.flatMap((share) => Array<Share>(left[share] ?? 0).fill(share));
}

function publicPart(view: CashView, chance: Chance, piles: readonly Share[]): State {
  return {
    seats: view.seats,
    options: view.options,
    chance,
    piles,
    powers: view.powers.slice(),
    holders: holdersIn(view.powers),
    round: view.round,
    substep: view.substep,
    question: questionIds.indexOf(view.question),
    decision: view.decision,
    asked: setOf(view.asked),
    owed: setOf(view.owed),
    over: view.over,
    godfather: view.godfather,
    living: setOf(view.living),
    wounds: view.wounds.slice(),
    suffered: view.suffered.slice(),
    hands: view.handSizes.flatMap((_, seat) => view.hands?.[seat] ?? [0, 0]),
    pile: [...view.pile.open, 0, view.pile.closedBangs ?? 0],
    table: view.table.slice(),
    loot: view.loot.map((row) => row.slice()),
    removed: view.removed.slice(),
    now: roundFrom(view.now),
    past: view.past.map(roundFrom),
    sharing: sharingFrom(view.sharing),
    exchanges: exchangesIn(view).map((each) => ({ ...each, drawn: each.drawn ?? click, given: each.given ?? click })),
    fetches: fetchesIn(view).map((each) => ({ ...each, discarded: each.discarded ?? click })),
  };
}

/** Hidden things are a Click, or nobody, until they are guessed. */
const roundFrom = (round: RoundInView): Round => ({
  godfather: round.godfather,
  standing: setOf(round.standing),
  lying: setOf(round.lying),
  late: setOf(round.late),
  ducking: 0,
  bullets: round.bullets.map((bullet) => bullet ?? click),
  loaded: setOf(round.loaded),
  discarded: setOf(round.discarded),
  shown: setOf(round.shown),
  surelyClick: setOf(round.surelyClick),
  aims: round.aims.map((at) => at ?? none),
  aimsShown: setOf(round.aimsShown),
  ordered: round.ordered,
  oldTarget: round.oldTarget,
  nextGodfather: round.nextGodfather,
});

const sharingFrom = (sharing: SharingInView): Sharing => ({
  picker: sharing.picker,
  named: sharing.named[0] ?? none,
  secondNamed: sharing.named[1] ?? none,
  banned: sharing.banned,
  served: setOf(sharing.served),
  sated: setOf(sharing.sated),
  spent: setOf(sharing.spent),
  waved: setOf(sharing.waved),
});

/** The viewer's own hand, bullets and aim. */
function addOwn(state: State, view: CashView): void {
  const { viewer } = view;
  if (viewer === 'spectator') return;
  view.ownHand?.forEach((count, bullet) => (state.hands[2 * viewer + bullet] = count));
  [...state.past, state.now].forEach(({ bullets }, index) => {
    bullets[viewer] = bulletOf(view, index + 1, viewer) ?? none;
  });
  state.now.aims[viewer] = aimOf(view, viewer) ?? none;
}

/** Aims and courage in an unfinished count. [CG-7.2] */
function guessCounts(state: State, view: CashView, chance: Chance): void {
  view.now.aims.forEach((aim, seat) => {
    const targets = view.living.filter((target) => target !== seat);
    if (aim === null && seat !== view.viewer) state.now.aims[seat] = at(targets, random(chance, targets.length));
  });
  if (view.question !== 'courage') return;
  for (const seat of view.asked.filter((each) => !view.owed.includes(each))) {
    const ducks = seat === view.viewer ? view.ownCourage === 'lie-down' : random(chance, 2) === 0;
    if (ducks) state.now.ducking |= 1 << seat;
  }
}

/** Draws stories until one fits all that is known about the pile. */
function guessBullets(state: State, { odds, total, page }: Story, chance: Chance): void {
  page.state = state;
  for (;;) {
    drawStory(odds, total, chance);
    const bangs = closedBangs(state);
    if (bangs === undefined) continue;
    state.pile[3] = bangs;
    return;
  }
}

/** A bullet that is only chosen is still in the hand. [CG-2.3] */
function guessChosen(state: State, view: CashView, chance: Chance): void {
  if (view.now.loaded.length > 0) return;
  view.now.bullets.forEach((bullet, seat) => {
    if (bullet !== null || seat === view.viewer) return;
    state.now.bullets[seat] = random(chance, handSize(state, seat)) < held(state, seat, click) ? click : bang;
  });
}

function penFor(page: { readonly state: State }, view: CashView): Pen {
  return {
    bullet(round, seat, bullet) {
      const { past, now } = page.state;
      (past[round - 1] ?? now).bullets[seat] = bullet;
    },
    exchange(index, drawn, given) {
      const { exchanges } = page.state;
      const exchange = exchanges[index];
      if (exchange) exchanges[index] = { ...exchange, drawn, given };
    },
    discard(index, discarded) {
      const { fetches } = page.state;
      const fetch = fetches[index];
      if (fetch) fetches[index] = { ...fetch, discarded };
    },
    bangs(seat, bangs) {
      const { hands } = page.state;
      hands[2 * seat + bang] = bangs;
      hands[2 * seat + click] = (view.handSizes[seat] ?? 0) - bangs;
    },
  };
}
