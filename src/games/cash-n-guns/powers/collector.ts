import type { Power } from './power.ts';

/** Counts as one more painting at the end. */
export const collector: Power = { name: 'collector', rule: 'CG-6.collector', extraPaintings: 1 };
