import { maybeTake } from '../loot.ts';
import { traitsAt } from '../traits.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.stealthy';

/** Takes a $10,000 bill from the table when going down. */
export const stealthy: Power = {
  whenDown: (state, seat, tell) => maybeTake(state, seat, { share: traitsAt(state, seat).billDown, rule }, tell),
};
