import type { TheBossEvent } from '../../events.ts';

/** Events that are somebody's move, as opposed to its consequences. */
export const deeds: ReadonlySet<TheBossEvent['kind']> = new Set(['placed', 'passed', 'revealed']);
