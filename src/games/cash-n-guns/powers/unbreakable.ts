import type { Power } from './power.ts';

/** Is out at the fifth wound, not the third. */
export const unbreakable: Power = { name: 'unbreakable', rule: 'CG-6.unbreakable', deadlyWounds: 5 };
