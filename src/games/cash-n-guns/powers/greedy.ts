import type { Power } from './power.ts';

/** At the first share may take two at once, and then takes no more. */
export const greedy: Power = { name: 'greedy', rule: 'CG-6.greedy', takesTwo: true };
