import type { Seat, Viewer } from '../../engine/seats.ts';
import { viewFrom } from '../../engine/view.ts';
import { cardsOf, cityOf, home, none, type Card, type City } from './box.ts';
import type { TheBossOptions } from './options.ts';
import { lapsOf, revealedIn, type Turn } from './past.ts';
import { at, type Away, type PastRound, type State, type StepId } from './state.ts';
import { badges, isLastRound } from './steps/police.ts';

/** What one viewer may see and would remember. Lists by city have a row for each city of the box. [TB-7] */
export interface TheBossView {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: TheBossOptions;
  readonly decided: number;
  readonly over: boolean;
  readonly round: number;
  readonly lap: number;
  readonly turn: number;
  readonly step: StepId;
  readonly active: Seat;
  readonly first: Seat;
  readonly lastLap: readonly Seat[];
  /** The cities in play; so many of them lie to the left of Chicago. */
  readonly cities: readonly City[];
  readonly left: number;
  readonly police: PoliceInView;
  readonly players: readonly PlayerInView[];
  /** By city, and Chicago last. */
  readonly leaders: readonly (Seat | null)[];
  /** By city, the cards that were revealed in this round, in their order. */
  readonly revealed: readonly (readonly Card[])[];
  /** By city, the hidden card: only when the game is over. [TB-7.2] */
  readonly hidden: readonly (Card | null)[];
  /** By city, the cards that this viewer has not seen in this round. [TB-7.3] */
  readonly unseen: readonly (readonly Card[])[];
  readonly laps: readonly (readonly Turn[])[];
  readonly past: readonly PastRound[];
}

export interface PoliceInView {
  readonly shown: readonly Card[];
  readonly silver: number;
  readonly gold: number;
  /** This round is the last. [TB-2.4] */
  readonly lastRound: boolean;
  /** The others, the next one first: only when the game is over. [TB-7.2] */
  readonly rest: readonly Card[] | null;
}

export interface PlayerInView {
  readonly money: number;
  /** By round. */
  readonly gains: readonly number[];
  readonly hand: HandInView;
  /** Experts and amateurs by place: the cities, Chicago, home. */
  readonly pros: readonly number[];
  readonly amateurs: readonly number[];
  readonly away: readonly Away[];
  readonly banishedFrom: City | null;
}

export interface HandInView {
  /** What the backs show, in the order of the cities. [TB-2.2] */
  readonly cities: readonly City[];
  /** Null for those who may not see them. [TB-7.2] */
  readonly cards: readonly Card[] | null;
}

/** The own hand, and with it fewer cards that one has not seen. [TB-7.2, TB-7.3] */
export const own = (state: State, seat: Seat, open: TheBossView): Partial<TheBossView> => ({
  viewer: seat,
  players: open.players.map((player, place) =>
    place === seat ? { ...player, hand: handInView(state, seat, seat) } : player,
  ),
  unseen: unseenBy(state, seat, open.revealed),
});

/** What a spectator sees. */
function openView(state: State): TheBossView {
  const viewer = 'spectator';
  const { over } = state;
  const revealed = revealedBy(state);
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    decided: state.decided,
    over,
    round: state.round,
    lap: state.lap,
    turn: state.turn,
    step: state.step,
    active: state.active,
    first: state.first,
    lastLap: state.lastLap,
    cities: state.cities,
    left: state.left,
    police: policeInView(state),
    players: state.hands.map((_, seat) => playerInView(state, seat, viewer)),
    leaders: state.leaders.map((seat) => (seat === none ? null : seat)),
    revealed,
    hidden: state.hidden.map((card) => (over && card !== none ? card : null)),
    unseen: unseenBy(state, viewer, revealed),
    laps: lapsOf(state, state.seats),
    past: state.past.slice(),
  };
}

export const view = viewFrom(openView, own);

function policeInView(state: State): PoliceInView {
  return {
    shown: state.police.slice(0, state.shown),
    silver: badges(state, 'silver'),
    gold: badges(state, 'gold'),
    lastRound: isLastRound(state),
    rest: state.over ? state.police.slice(state.shown) : null,
  };
}

function playerInView(state: State, seat: Seat, viewer: Viewer): PlayerInView {
  const banishedFrom = state.banishedFrom[seat] as City;
  return {
    money: state.money[seat] as number,
    gains: state.past.map(({ gains }) => gains[seat] as number),
    hand: handInView(state, seat, viewer),
    pros: state.pros.slice(at(seat, 0), at(seat, home) + 1),
    amateurs: state.amateurs.slice(at(seat, 0), at(seat, home) + 1),
    away: state.away.filter((each) => each.seat === seat),
    banishedFrom: banishedFrom === none ? null : banishedFrom,
  };
}

function handInView(state: State, seat: Seat, viewer: Viewer): HandInView {
  const hand = state.hands[seat] ?? [];
  return {
    cities: hand.map((card) => cityOf[card] as City),
    cards: seat === viewer || state.over ? hand.slice() : null,
  };
}

function revealedBy({ moves }: State): Card[][] {
  const revealed = cardsOf.map((): Card[] => []);
  for (const card of revealedIn(moves)) revealed[cityOf[card] as City]?.push(card);
  return revealed;
}

/** The cards in play that lie neither open nor in the viewer's own hand. [TB-7.3] */
function unseenBy(state: State, viewer: Viewer, revealed: readonly (readonly Card[])[]): readonly (readonly Card[])[] {
  const own = viewer === 'spectator' ? [] : (state.hands[viewer] ?? []);
  return cardsOf.map((cards, city) =>
    state.over || !state.cities.includes(city)
      ? []
      : cards.filter((card) => !own.includes(card) && !revealed[city]?.includes(card)),
  );
}
