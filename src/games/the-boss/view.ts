import type { Seat, Viewer } from '../../engine/seats.ts';
import type { Card, City } from './box.ts';
import type { AwayPlace } from './events.ts';
import type { TheBossOptions } from './options.ts';

/** What everybody may see and would remember. Lists by city have a row for each city of the box. [TB-7.1] */
export interface TheBossPublic {
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
  /** The cities in play, by their numbers. */
  readonly cities: readonly City[];
  /** How many of them lie to the left of Chicago. */
  readonly left: number;
  readonly police: PoliceInView;
  readonly players: readonly PlayerInView[];
  /** By city, and Chicago last. */
  readonly leaders: readonly (Seat | null)[];
  /** By city, the cards that were revealed in this round, in their order. */
  readonly revealed: readonly (readonly Card[])[];
  /** By city, the cards that are hidden or in somebody's hand: those in play that do not lie open. [TB-7.3] */
  readonly unrevealed: readonly (readonly Card[])[];
  /** By city, the hidden card: only when the game is over. [TB-7.2] */
  readonly hidden: readonly (Card | null)[];
  /** The moves of this round, two a turn, by their numbers in `allMoves`; `lapsOf` says whose they were. [TB-7.1] */
  readonly moves: readonly number[];
  readonly past: readonly PastRound[];
}

/** What a seat sees in addition to the public view. [TB-7.2] */
export interface TheBossPrivate {
  readonly viewer: Viewer;
  /** The faces of the viewer's own hand, in the order of the box. */
  readonly hand: readonly Card[];
}

export type TheBossView = TheBossPublic & TheBossPrivate;

export const nothingPrivate: TheBossPrivate = { viewer: 'spectator', hand: [] };

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

/** A hand as the others see it. */
export interface HandInView {
  /** What the backs show, in the order of the cities. [TB-2.2] */
  readonly cities: readonly City[];
  /** The faces: only when the game is over. [TB-7.2] */
  readonly cards: readonly Card[] | null;
}

/** The cards of a city that the viewer has not seen in this round: not revealed, and not in their own hand. [TB-7.3] */
export const unseenIn = ({ unrevealed, hand }: TheBossView, city: City): readonly Card[] =>
  (unrevealed[city] ?? []).filter((card) => !hand.includes(card));
