import type { Power } from './power.ts';

/** Two or more hits in one round are none. */
export const luckyMan: Power = {
  name: 'lucky-man',
  rule: 'CG-6.lucky-man',
  woundsBy: (hits) => (hits >= 2 ? 0 : hits),
};
