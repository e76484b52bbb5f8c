import { at } from '../../../engine/at.ts';
import type { Seat, SeatSet } from '../../../engine/seats.ts';
import { allShares, bang, click, maxSeats, type Bullet, type Share } from '../box.ts';
import type { CashMove, MoveOf } from '../moves.ts';

/*
 * Moves are constants, and so are the lists of moves that are offered: each list is looked up in a table by the set
 * of seats, bullets or shares that can be chosen.
 */

export interface Offers<M extends CashMove> {
  /** The move that chooses this seat, bullet or share. */
  of(chosen: number): M;
  /** The moves that choose from this set, which has one bit for each choice. */
  among(set: number): readonly M[];
  /** All moves that can ever occur at a table of this size. */
  all(seats: number): readonly M[];
}

export const seatOffers = <M extends CashMove>(move: (seat: Seat) => M, always: readonly M[] = []): Offers<M> => {
  const moves = [...Array<undefined>(maxSeats).keys()].map(move);
  const table = tableOf(moves, always);
  return {
    of: (seat) => at(moves, seat),
    among: (seats: SeatSet) => at(table, seats),
    all: (seats) => [...always, ...moves.slice(0, seats)],
  };
};

export const bulletOffers = <M extends CashMove>(move: (bullet: Bullet) => M, always: readonly M[] = []): Offers<M> =>
  fixedOffers([move(click), move(bang)], always);

export const shareOffers = <M extends CashMove>(move: (share: Share) => M): Offers<M> =>
  fixedOffers(allShares.map(move), []);

export function fixedOffers<M extends CashMove>(moves: readonly M[], always: readonly M[]): Offers<M> {
  const table = tableOf(moves, always);
  return {
    of: (chosen) => at(moves, chosen),
    among: (set) => at(table, set),
    all: () => [...always, ...moves],
  };
}

const tableOf = <M>(moves: readonly M[], always: readonly M[]): readonly (readonly M[])[] =>
  [...Array<undefined>(1 << moves.length).keys()].map((set) => [
    ...always,
    ...moves.filter((_, index) => (set & (1 << index)) !== 0),
  ]);

/** A card from hand, face down: after a Clip, or instead of the bullet. */
export const discards = bulletOffers((bullet): MoveOf<'discard'> => ({ kind: 'discard', bullet }));
