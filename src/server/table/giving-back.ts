import type { Seat } from '../../engine/seats.ts';
import type { LogEntry } from './entries.ts';
import { seatOf, type TableState } from './state.ts';

/** Milliseconds after which a seat is given back that the store could not give back. */
export const secondTry = 1000;

/** The seat at which a bot stands in for this person; null, if there is none, or if the table is shut. */
export function heldFor(table: TableState, owner: string): Seat | null {
  const seat = seatOf(table, owner);
  return seat !== null && !table.shut && table.seats[seat]?.standIn === true ? seat : null;
}

/** For whom a machine has just let a bot stand in. People who leave by themselves want it so. */
export const replacedIn = (entry: LogEntry, { seats }: TableState): string | null =>
  entry.kind === 'stood-in' && !entry.key ? (seats[entry.seat]?.owner ?? null) : null;
