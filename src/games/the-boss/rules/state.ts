import { at } from '../../../engine/at.ts';
import { cloneChance, type Chance } from '../../../engine/chance/index.ts';
import type { Seat } from '../../../engine/seats.ts';
import { chicago, home, places, type Card, type City } from '../box.ts';
import type { TheBossOptions } from '../options.ts';
import type { Away, PastRound, StepId } from '../view.ts';

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
