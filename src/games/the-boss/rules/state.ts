import { at } from '../../../engine/at.ts';
import { cloneChance, type Chance } from '../../../engine/chance/index.ts';
import type { Seat } from '../../../engine/seats.ts';
import { chicago, home, places, type Card, type City } from '../box.ts';
import type { AwayPlace } from '../events.ts';
import type { TheBossOptions } from '../options.ts';

/** What a turn asks for: first placing, then revealing. [TB-2.3] */
export type StepId = 'place' | 'reveal';

/** An expert who misses rounds. Never changed in place. [TB-5.3, TB-5.5] */
export interface Away {
  readonly seat: Seat;
  readonly place: AwayPlace;
  /** The round for which the expert is back. */
  readonly back: number;
}

/** A round that is over, for all to remember. Never changed in place. [TB-7.1] */
export interface PastRound {
  readonly first: Seat;
  readonly lastLap: readonly Seat[];
  /** What was placed and revealed, two moves a turn; see `lapsOf`. */
  readonly moves: readonly number[];
  readonly police: Card;
  /** The hidden card of each city in play, in the order of the row, and who took it. */
  readonly hidden: readonly Card[];
  readonly takers: readonly (Seat | null)[];
  readonly chicago: ChicagoShare;
  readonly gains: readonly number[];
}

/** How Chicago was settled. [TB-5.4] */
export interface ChicagoShare {
  readonly seat: Seat | null;
  readonly sum: number;
  readonly amount: number;
}

export interface State {
  readonly seats: number;
  readonly options: TheBossOptions;
  readonly chance: Chance;
  /** The cities in play, by their numbers. */
  readonly cities: readonly City[];
  /** How many decisions have been taken; the one that is asked for now is one more. */
  decided: number;
  over: boolean;
  /** Rounds and laps are counted from 1, the turns of a lap from 0. */
  round: number;
  lap: number;
  turn: number;
  step: StepId;
  active: Seat;
  /** Who holds the first-player marker. */
  first: Seat;
  /** The order of the last lap, once it is known. [TB-4.1] */
  lastLap: readonly Seat[];
  /** How many cities lie to the left of Chicago. */
  left: number;
  /** By city; `none` for those that are not in play. */
  readonly hidden: Card[];
  /** By city, the card that was revealed last in this round, or `none`. */
  readonly lastRevealed: Card[];
  /** By seat, always in the order of the box, so that the order says nothing. */
  readonly hands: Card[][];
  /** Experts and amateurs by seat and place: the cities, Chicago, home; see `countIndex`. */
  readonly pros: number[];
  readonly amateurs: number[];
  /** By city, Chicago included: who has the most gangsters there, or `none`. [TB-3.2] */
  readonly leaders: Seat[];
  away: readonly Away[];
  /** By seat, or `none`. [TB-3.5] */
  readonly banishedFrom: City[];
  /** All five, those shown first. */
  readonly police: Card[];
  shown: number;
  readonly money: number[];
  /** The moves of this round, each by its number in `allMoves`. */
  moves: number[];
  readonly past: PastRound[];
}

export function clone(state: State): State {
  const hands: Card[][] = [];
  for (const hand of state.hands) hands.push(hand.slice());
  return {
    seats: state.seats,
    options: state.options,
    chance: cloneChance(state.chance),
    cities: state.cities,
    decided: state.decided,
    over: state.over,
    round: state.round,
    lap: state.lap,
    turn: state.turn,
    step: state.step,
    active: state.active,
    first: state.first,
    lastLap: state.lastLap,
    left: state.left,
    hidden: state.hidden.slice(),
    lastRevealed: state.lastRevealed.slice(),
    hands,
    pros: state.pros.slice(),
    amateurs: state.amateurs.slice(),
    leaders: state.leaders.slice(),
    away: state.away,
    banishedFrom: state.banishedFrom.slice(),
    police: state.police.slice(),
    shown: state.shown,
    money: state.money.slice(),
    moves: state.moves.slice(),
    past: state.past.slice(),
  };
}

/** The index in `pros` and `amateurs` at which the gangsters of a seat at a place are counted. */
export const countIndex = (seat: Seat, place: City): number => seat * places + place;

/** How many gangsters a seat has at a place, experts and amateurs alike. [TB-3.3] */
export const gangstersAt = (state: State, seat: Seat, place: City): number =>
  // A plain read: every listing of placements asks this, and `at` is too slow for it; see at.ts.
  (state.pros[countIndex(seat, place)] as number) + (state.amateurs[countIndex(seat, place)] as number);

export const gangstersAtHome = (state: State, seat: Seat): number => gangstersAt(state, seat, home);

/** Whether a seat has a gangster in a city other than Chicago. [TB-3.4] */
export function isAbroad(state: State, seat: Seat): boolean {
  for (let place = countIndex(seat, 0); place < countIndex(seat, chicago); place++)
    if (state.pros[place] !== 0) return true;
  return false;
}

export const handOf = (state: State, seat: Seat): Card[] => at(state.hands, seat);
