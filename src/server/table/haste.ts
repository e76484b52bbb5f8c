import type { Away } from './machines.ts';
import { isMachine, seatsOfPeople, type TableState } from './state.ts';

/** The game goes on, and no person has to do anything for it. */
export function isUpToBots({ play, stage, pausedAt, seats }: TableState): boolean {
  if (!play || stage !== 'playing' || pausedAt !== null) return false;
  return play.game.toAct(play.state).every((seat) => {
    const there = seats[seat];
    return there !== undefined && isMachine(there);
  });
}

/**
 * People who want bots to play on without a pause. It lasts until a person is asked something, and nothing of it is
 * written down. Pauses depend on who wants it and who is there, and so on nothing that is hidden.
 */
export class Haste {
  readonly #owners = new Set<string>();

  want(owner: string): void {
    this.#owners.add(owner);
  }

  /** The table has changed: once a person is asked, everybody has time again. */
  follow(table: TableState): void {
    if (!isUpToBots(table)) this.#owners.clear();
  }

  /** Whether everybody wants it who plays and is there, so that nobody is rushed past. */
  isAgreed(table: TableState, away: Away): boolean {
    if (this.#owners.size === 0 || !isUpToBots(table)) return false;
    const owners = seatsOfPeople(table).map((seat) => table.seats[seat]?.owner ?? '');
    return owners.every((owner) => away.has(owner) || this.#owners.has(owner));
  }
}
