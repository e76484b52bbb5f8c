import { bill10 } from '../box.ts';
import { maybeTake } from '../loot.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.stealthy';

/** Takes a $10,000 bill from the table when going down. */
export const stealthy: Power = {
  name: 'stealthy',
  rule,
  whenDown: (state, seat, tell) => maybeTake(state, seat, { share: bill10, rule }, tell),
};
