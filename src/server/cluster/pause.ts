import { setTimeout as pause } from 'node:timers/promises';

/** Waits, but not longer than until the signal. */
export const pauseUnless = (milliseconds: number, { signal }: AbortController): Promise<void> =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);
