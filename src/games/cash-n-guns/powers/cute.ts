import { bill5 } from '../box.ts';
import { maybeTake } from '../loot.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.cute';

/** First takes a $5,000 bill from the table, besides the normal shares. */
export const cute: Power = {
  name: 'cute',
  rule,
  beforeSharing: (state, seat, tell) => maybeTake(state, seat, { share: bill5, rule }, tell),
};
