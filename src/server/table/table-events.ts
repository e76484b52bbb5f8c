import { everyone, type Seat } from '../../engine/seats.ts';
import type { TableEvent } from '../../protocol/scene.ts';
import type { Stamp } from './change.ts';
import type { Play, TableState } from './state.ts';

/** A game in whose log stands what happened at the table; everybody hears of it. */
export function withTableEvent(play: Play, kind: TableEvent['kind'], { seq }: Stamp, seat?: Seat): Play {
  const event: TableEvent = { kind, rule: '', ...(seat === undefined ? {} : { seat }) };
  return { ...play, latest: { seq, told: [{ event, to: everyone, others: event }], before: play.latest } };
}

/** The same for the game that lies on the table, if there is one. */
export const noted = (table: TableState, kind: TableEvent['kind'], stamp: Stamp, seat?: Seat): TableState =>
  table.play ? { ...table, play: withTableEvent(table.play, kind, stamp, seat) } : table;
