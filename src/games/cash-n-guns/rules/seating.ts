import type { Seat, SeatSet } from '../../../engine/seats.ts';
import { maxSeats } from '../box.ts';

/** The seats of a set, clockwise from one of the seats. [CG-1.4, CG-5.2] */
export const clockwiseFrom = (first: Seat, set: SeatSet): readonly Seat[] =>
  // A plain read: every step asks this, and `at` is too slow for it; see at.ts.
  (orders[first] as (readonly Seat[])[])[set] as readonly Seat[];

/** The seats of a set, from 0 on. */
export const seatsIn = (set: SeatSet): readonly Seat[] => clockwiseFrom(0, set);

export const isIn = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0;

export const setOf = (seats: readonly Seat[]): SeatSet => seats.reduce((set, seat) => set | (1 << seat), 0);

const eight: readonly Seat[] = [...Array<undefined>(maxSeats).keys()];
const orders: readonly (readonly (readonly Seat[])[])[] = eight.map((first) => {
  const round = [...eight.slice(first), ...eight.slice(0, first)];
  return [...Array<undefined>(1 << maxSeats).keys()].map((set) => round.filter((seat) => isIn(set, seat)));
});
