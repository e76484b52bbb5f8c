import { at } from '../../../../engine/at.ts';
import type { Tell } from '../../../../engine/game.ts';
import { chicago, moneyOn, none } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import type { ChicagoShare } from '../../view.ts';
import type { State } from '../state.ts';

/** The leader of Chicago gets half of the money face up to its left, rounded down; Alcapo keeps the rest. [TB-5.4] */
export function shareChicago(state: State, tell?: Tell<TheBossEvent>): ChicagoShare {
  const leader = at(state.leaders, chicago);
  const sum = openToTheLeft(state);
  const share = leader === none ? { seat: null, sum, amount: 0 } : { seat: leader, sum, amount: Math.floor(sum / 2) };
  tell?.({ kind: 'chicago', rule: 'TB-5.4', ...share });
  return share;
}

/** The last card revealed in each city to the left of Chicago, added up; sanctions count nothing. [TB-5.4] */
function openToTheLeft({ lastRevealed, cities, left }: State): number {
  let sum = 0;
  for (let place = 0; place < left; place++) {
    const card = at(lastRevealed, at(cities, place));
    if (card !== none) sum += at(moneyOn, card);
  }
  return sum;
}
