import type { Away } from './machines.ts';
import type { Seat } from '../engine/seats.ts';
import type { Problem } from '../protocol/messages.ts';
import { isMachine, seatOf, seatsOfPeople, type TableState } from '../table/state.ts';

/** The game goes on, and no person has to act. */
function isUpToBots({ play, stage, pausedAt, seats }: TableState): boolean {
  if (!play || stage !== 'playing' || pausedAt !== null) return false;
  return play.game.toAct(play.state).every((seat) => {
    const there = seats[seat];
    return there !== undefined && isMachine(there);
  });
}

/** The seat of a person who may want bots to play without pauses, or why they may not. */
export function whoForwards(
  table: TableState,
  owner: string | null,
): { readonly by: Seat } | { readonly problem: Problem } {
  const by = owner === null ? null : seatOf(table, owner);
  if (by === null) return { problem: 'not-seated' };
  if (table.shut) return { problem: 'table-shut' };
  return isUpToBots(table) ? { by } : { problem: 'not-now' };
}

/**
 * People who want bots to play without pauses. This lasts until a person is asked something, and is never written down.
 * Pauses depend only on who wants them skipped and who is there, so they reveal nothing hidden.
 */
export class Haste {
  readonly #owners = new Set<string>();

  want(owner: string): void {
    this.#owners.add(owner);
  }

  /** Follows the table: once a person is asked, the pauses return. */
  follow(table: TableState): void {
    if (this.#owners.size > 0 && !isUpToBots(table)) this.#owners.clear();
  }

  /** Whether all present players want it, so that nobody is rushed. */
  isAgreed(table: TableState, away: Away): boolean {
    if (this.#owners.size === 0 || !isUpToBots(table)) return false;
    const owners = seatsOfPeople(table).map((seat) => table.seats[seat]?.owner ?? '');
    return owners.every((owner) => away.has(owner) || this.#owners.has(owner));
  }
}
