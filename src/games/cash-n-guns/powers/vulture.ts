import { lootOf, steal } from '../loot.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.vulture';

/** Takes two random cards of an eliminated player's loot, or as many as there are. */
export const vulture: Power = {
  name: 'vulture',
  rule,
  onElimination(state, seat, dead, tell) {
    for (let card = 0; card < 2 && lootOf(state, dead).length > 0; card++) {
      steal(state, seat, { from: dead, rule }, tell);
    }
  },
};
