import type { Power } from './power.ts';

/** Aims after everybody else's aim is seen. */
export const kid: Power = { name: 'kid', rule: 'CG-6.kid', aimsLast: true };
