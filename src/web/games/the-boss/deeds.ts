import type { TheBossEvent } from '../../../games/the-boss/events.ts';

/** Events that are somebody's move, and not what follows from it. */
export const deeds: ReadonlySet<TheBossEvent['kind']> = new Set(['placed', 'passed', 'revealed']);
