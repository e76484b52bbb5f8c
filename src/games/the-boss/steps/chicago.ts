import type { Tell } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { chicago, moneyOn, none, type Card, type City } from '../box.ts';
import type { TheBossEvent } from '../events.ts';
import type { ChicagoShare, State } from '../state.ts';

/** The leader of Chicago gets half of what lies open to its left, rounded down; Alcapo keeps the rest. [TB-5.4] */
export function shareChicago(state: State, tell?: Tell<TheBossEvent>): ChicagoShare {
  const leader = state.leaders[chicago] as Seat;
  const sum = openToTheLeft(state);
  const share = leader === none ? { seat: null, sum, amount: 0 } : { seat: leader, sum, amount: Math.floor(sum / 2) };
  tell?.({ kind: 'chicago', rule: 'TB-5.4', ...share });
  return share;
}

/** The last card revealed in each city to the left of Chicago, added up; sanctions count nothing. [TB-5.4] */
function openToTheLeft({ open, cities, left }: State): number {
  let sum = 0;
  for (let place = 0; place < left; place++) {
    const card = open[cities[place] as City] as Card;
    if (card !== none) sum += moneyOn[card] as number;
  }
  return sum;
}
