import type { Seat } from '../engine/seats.ts';
import type { LogEntry } from './entries.ts';
import { seatOf, type TableState } from './state.ts';

/** Milliseconds before the server tries again to return a seat, after the store failed. */
export const secondTry = 1000;

/** The seat where a bot stands in for this person; null if there is none, or if the table is shut. */
export function heldFor(table: TableState, owner: string): Seat | null {
  const seat = seatOf(table, owner);
  return seat !== null && !table.shut && table.seats[seat]?.standIn === true ? seat : null;
}

/** The person for whom a machine has just put in a stand-in. People who leave by themselves do not count. */
export const replacedIn = (entry: LogEntry, { seats }: TableState): string | null =>
  entry.kind === 'stood-in' && !entry.key ? (seats[entry.seat]?.owner ?? null) : null;
