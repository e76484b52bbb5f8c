import { maybeTake } from '../loot.ts';
import { traitsAt } from '../traits.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.cute';

/** First takes a $5,000 bill from the table, in addition to the normal shares. */
export const cute: Power = {
  beforeSharing: (state, seat, tell) => maybeTake(state, seat, { share: traitsAt(state, seat).billFirst, rule }, tell),
};
