/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** A viewer of the table: a player, or a spectator, who holds no cards. */
export type Viewer = Seat | 'spectator';

/**
 * A set of viewers in one number, so that a card can carry who knows it at no cost. Bits 0 to 7 are the seats; bit 8
 * stands for all spectators.
 */
export type SeatSet = number;

export const nobody: SeatSet = 0;
export const everyone: SeatSet = 0x1ff;

const spectators: SeatSet = 0x100;

export const only = (viewer: Viewer): SeatSet => (viewer === 'spectator' ? spectators : 1 << viewer);

export const includes = (set: SeatSet, viewer: Viewer): boolean => (set & only(viewer)) !== 0;

/** The next seat clockwise. */
export const clockwise = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1);

/** All viewers of a table of this size. */
export function viewers(seats: number): readonly Viewer[] {
  return [...Array<undefined>(seats).keys(), 'spectator'];
}
