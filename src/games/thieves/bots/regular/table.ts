import type { Seat } from '../../../../engine/seats.ts';
import type { Tuning } from './tuning.ts';

/** The worth of some loot, estimated from what the bot knows. */
export interface Worth {
  readonly atRaid: number;
  readonly atEnd: number;
  /** The variance of `atRaid` due to unseen cards. */
  readonly unsure: number;
}

export const nothing: Worth = { atRaid: 0, atEnd: 0, unsure: 0 };

/** The bot's picture of the table. It is immutable, so that moves can be tried on it. */
export interface Table {
  readonly me: Seat;
  /** The loot of each player. */
  readonly loot: readonly Worth[];
  /** Police cars in the middle. */
  readonly cars: number;
  /** The expected number of cards that all players together will play before the seventh getaway car. */
  readonly playsLeft: number;
  /** The expected number of police cars per card played. */
  readonly carsPerPlay: number;
  readonly tuning: Tuning;
}

/** The table after somebody's loot has grown. */
export const withLoot = (table: Table, seat: Seat, more: Worth): Table => changed(table, seat, more, 1);

/** The table after somebody's loot has shrunk. */
export const withoutLoot = (table: Table, seat: Seat, less: Worth): Table => changed(table, seat, less, -1);

function changed(table: Table, seat: Seat, by: Worth, sign: 1 | -1): Table {
  const { atRaid, atEnd, unsure } = table.loot[seat] ?? nothing;
  const loot = table.loot.slice();
  loot[seat] = {
    atRaid: atRaid + sign * by.atRaid,
    atEnd: atEnd + sign * by.atEnd,
    unsure: unsure + sign * by.unsure,
  };
  return replaced(table, loot, table.cars);
}

export const withCars = (table: Table, cars: number): Table => replaced(table, table.loot, cars);

/** Field by field, because spreading is several times slower, and a choice tries dozens of tables. */
const replaced = (table: Table, loot: readonly Worth[], cars: number): Table => ({
  me: table.me,
  loot,
  cars,
  playsLeft: table.playsLeft,
  carsPerPlay: table.carsPerPlay,
  tuning: table.tuning,
});
