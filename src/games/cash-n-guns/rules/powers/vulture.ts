import { lootOf, steal } from '../loot.ts';
import { traitsAt } from '../traits.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.vulture';

/** Takes two random cards of an eliminated player's loot, or as many as there are. */
export const vulture: Power = {
  onElimination(state, seat, dead, tell) {
    const cards = Math.min(traitsAt(state, seat).cardsOfTheDead, lootOf(state, dead).length);
    for (let card = 0; card < cards; card++) steal(state, seat, { from: dead, rule }, tell);
  },
};
