import { at } from '../../../../engine/at.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { discardBullet, showBullet } from '../bullets.ts';
import { bang } from '../../box.ts';
import { lootOf, steal } from '../loot.ts';
import { isIn } from '../seating.ts';
import { none, type State } from '../state.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.professional';

/** A standing player's Bang!, aimed at somebody who lay down by choice, steals a random card of that loot. */
export const professional: Power = {
  keepsBullet: (state, seat) => {
    const target = at(state.now.aims, seat);
    return (
      target !== none &&
      isIn(state.now.standing, seat) &&
      isIn(state.now.lying, target) &&
      lootOf(state, target).length > 0
    );
  },
  useBullet(state, seat, tell) {
    if (state.now.bullets[seat] !== bang) {
      noteClick(state, seat);
      discardBullet(state, seat, 'CG-2.12', tell);
      return;
    }
    const target = at(state.now.aims, seat);
    const bullet = showBullet(state, seat);
    tell?.({ kind: 'fired', rule, seat, at: target, bullet });
    steal(state, seat, { from: target, rule }, tell);
  },
};

/** A Bang! would have been shown, so everybody can infer what lies face down. */
function noteClick(state: State, seat: Seat): void {
  state.now.surelyClick |= 1 << seat;
}
