import { everyone, type Seat } from '../engine/seats.ts';
import type { TableEvent } from '../protocol/scene.ts';
import type { Stamp } from './change.ts';
import type { Play, TableState } from './state.ts';

/** Adds something that happened at the table to the log of the game. Everybody hears it. */
export function withTableEvent(play: Play, kind: TableEvent['kind'], { seq }: Stamp, seat?: Seat): Play {
  const event: TableEvent = { kind, rule: '', ...(seat === undefined ? {} : { seat }) };
  return { ...play, latest: { seq, told: [{ event, to: everyone, others: event }], before: play.latest } };
}

/** The same for the current game, if there is one. */
export const noted = (table: TableState, kind: TableEvent['kind'], stamp: Stamp, seat?: Seat): TableState =>
  table.play ? { ...table, play: withTableEvent(table.play, kind, stamp, seat) } : table;
