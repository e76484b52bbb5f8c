import type { CashEvent } from '../../events.ts';

/** Events that are somebody's choice, as opposed to its consequences. */
export const deeds: ReadonlySet<CashEvent['kind']> = new Set([
  'loaded',
  'took-aim',
  'decided',
  'ordered',
  'no-order',
  'named',
  'took',
  'drew-from',
  'handed-over',
  'reconsidered',
  'forbade',
  'allowed',
  'waved-on',
  'no-fetch',
  'traded',
  'no-trade',
]);
