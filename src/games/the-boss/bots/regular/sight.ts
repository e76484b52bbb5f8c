import type { Seat } from '../../../../engine/seats.ts';
import { at } from '../../../../engine/at.ts';
import { cityOf, firstPolice, none, type Card, type City } from '../../box.ts';
import type { State } from '../../rules/state.ts';
import type { TheBossView } from '../../view.ts';

/**
 * What the player whose turn it is sees, in the form in which the bot calculates. It comes from a view, or directly
 * from a simulated state; in both cases it contains nothing that the player may not know. [TB-7]
 */
export interface Sight {
  readonly seats: number;
  readonly me: Seat;
  readonly lap: number;
  readonly turn: number;
  readonly first: Seat;
  readonly lastLap: readonly Seat[];
  readonly cities: readonly City[];
  readonly left: number;
  /** By seat and place, as in the state. */
  readonly pros: readonly number[];
  readonly amateurs: readonly number[];
  /** By city, or `none`. */
  readonly leaders: readonly Seat[];
  readonly banishedFrom: readonly City[];
  readonly hand: readonly Card[];
  /** The cards that the player has not seen in this round, as a bit set. [TB-7.3] */
  readonly unseen: number;
  /** By city, the card that was revealed last, or `none`. */
  readonly lastRevealed: readonly Card[];
  /** By city, how many of its cards are still in hands. */
  readonly toCome: readonly number[];
  /** By face, how many police cards have been shown. */
  readonly police: readonly number[];
}

export function sightOf(view: TheBossView): Sight {
  const toCome = view.unrevealed.map(() => 0);
  for (const { hand } of view.players) countCities(hand.cities, toCome);
  let unseen = 0;
  for (const cards of view.unrevealed) for (const card of cards) unseen |= 1 << card;
  return {
    seats: view.seats,
    me: view.active,
    lap: view.lap,
    turn: view.turn,
    first: view.first,
    lastLap: view.lastLap,
    cities: view.cities,
    left: view.left,
    pros: view.players.flatMap((player) => player.pros),
    amateurs: view.players.flatMap((player) => player.amateurs),
    leaders: view.leaders.map((seat) => seat ?? none),
    banishedFrom: view.players.map(({ banishedFrom }) => banishedFrom ?? none),
    hand: view.hand,
    unseen: unseen & ~bitsOf(view.hand),
    lastRevealed: view.revealed.map((cards) => cards[cards.length - 1] ?? none),
    toCome,
    police: facesOf(view.police.shown, view.police.shown.length),
  };
}

/** Hidden cards and the hands of others form one set, because the player does not see where each card is. */
export function sightIn(state: State, seat: Seat): Sight {
  const toCome = [0, 0, 0, 0, 0, 0, 0];
  let unseen = 0;
  for (const card of state.hidden) if (card !== none) unseen |= 1 << card;
  for (let owner = 0; owner < state.seats; owner++) {
    const hand = at(state.hands, owner);
    for (let place = 0; place < hand.length; place++) {
      const city = cityOf[hand[place] as Card] as City;
      toCome[city] = (toCome[city] as number) + 1;
    }
    if (owner !== seat) unseen |= bitsOf(hand);
  }
  return {
    seats: state.seats,
    me: seat,
    lap: state.lap,
    turn: state.turn,
    first: state.first,
    lastLap: state.lastLap,
    cities: state.cities,
    left: state.left,
    pros: state.pros,
    amateurs: state.amateurs,
    leaders: state.leaders,
    banishedFrom: state.banishedFrom,
    hand: at(state.hands, seat),
    unseen,
    lastRevealed: state.lastRevealed,
    toCome,
    police: facesOf(state.police, state.shown),
  };
}

function bitsOf(cards: readonly Card[]): number {
  let bits = 0;
  for (let place = 0; place < cards.length; place++) bits |= 1 << (cards[place] as Card);
  return bits;
}

function countCities(backs: readonly City[], counts: number[]): void {
  for (const city of backs) counts[city] = at(counts, city) + 1;
}

function facesOf(police: readonly Card[], shown: number): readonly number[] {
  const faces = [0, 0, 0];
  for (let place = 0; place < shown; place++) {
    const face = (police[place] as Card) - firstPolice;
    faces[face] = (faces[face] as number) + 1;
  }
  return faces;
}
