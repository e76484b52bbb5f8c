import type { Seat } from '../../../engine/seats.ts';
import type { Hidden } from '../../../replay/after.ts';

/* What the worker finds out about what was hidden in a finished game, as plain data: types that pages import. */

/** What one player did in one round, and the outcome. */
export interface Gunman {
  readonly bullet: 'click' | 'bang';
  /** The final target; `null` for a player who was too slow. */
  readonly at: Seat | null;
  /** The target before the Godfather changed it. */
  readonly was: Seat | null;
  readonly end: 'stood' | 'ducked' | 'hit' | 'killed' | 'late';
  /** The target lay down although every gun on them was empty. */
  readonly fooled: boolean;
  /** The players who aimed at this one, and which of their guns were loaded. */
  readonly guns: readonly Seat[];
  readonly loaded: readonly Seat[];
  readonly step: number;
}

export interface GunRound {
  readonly round: number;
  readonly godfather: Seat;
  /** By seat; `null` for eliminated players. */
  readonly players: readonly (Gunman | null)[];
  /** The player whose action is described first when the round is selected. */
  readonly told: Seat;
}

/** Who bluffed: every bullet, aim and order of a game. */
export interface BluffTable extends Hidden {
  readonly game: 'cash-n-guns';
  readonly rounds: readonly GunRound[];
  /** The index in `rounds` of the boldest bluff. */
  readonly boldest: number;
}
