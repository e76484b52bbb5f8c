import type { ThievesEvent } from '../../events.ts';

/** Events that are somebody's move, as opposed to its consequences. */
export const deeds: ReadonlySet<ThievesEvent['kind']> = new Set([
  'stashed',
  'gave',
  'police',
  'roadblock',
  'alarm',
  'thief',
  'idle-thief',
  'double-loot',
]);
