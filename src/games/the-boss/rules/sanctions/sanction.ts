import { addAt } from '../../../../engine/at.ts';
import type { Tell } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/seats.ts';
import type { City } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import { countIndex, type State } from '../state.ts';

/** Whom a sanction hits: the leader of a city. */
export interface Target {
  readonly seat: Seat;
  readonly city: City;
}

/** What a card does to the player who takes it. [TB-5.3] */
export type Sanction = (state: State, target: Target, tell?: Tell<TheBossEvent>) => void;

/** One expert of that city is gone; there always is one, since amateurs never lead alone. [TB-5.3, TB-3.3] */
export function loseExpert(state: State, { seat, city }: Target): void {
  if (!state.pros[countIndex(seat, city)])
    throw new Error(`Seat ${seat} leads city ${city} without an expert. [TB-3.3]`);
  addAt(state.pros, countIndex(seat, city), -1);
}
