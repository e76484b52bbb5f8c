import type { Seat } from '../../../engine/seats.ts';
import { discardBullet, showBullet } from '../bullets.ts';
import { bang } from '../box.ts';
import { lootOf, steal } from '../loot.ts';
import { isIn } from '../seating.ts';
import { none, type State } from '../state.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.professional';

/** A standing player's Bang!, aimed at somebody who lay down by choice, steals a random card of that loot. */
export const professional: Power = {
  keepsBullet: (state, seat) => {
    const at = state.now.aims[seat] as Seat;
    return at !== none && isIn(state.now.standing, seat) && isIn(state.now.lying, at) && lootOf(state, at).length > 0;
  },
  useBullet(state, seat, tell) {
    if (state.now.bullets[seat] !== bang) {
      noteClick(state, seat);
      discardBullet(state, seat, 'CG-2.12', tell);
      return;
    }
    const at = state.now.aims[seat] as Seat;
    const bullet = showBullet(state, seat);
    tell?.({ kind: 'fired', rule, seat, at, bullet });
    steal(state, seat, { from: at, rule }, tell);
  },
};

/** A Bang! would have been shown: everyone can work out what lies face down. */
function noteClick(state: State, seat: Seat): void {
  state.now.surelyClick |= 1 << seat;
}
