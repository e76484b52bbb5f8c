import { setTimeout as pause } from 'node:timers/promises';

/** Waits, but stops when the signal aborts. */
export const pauseUnless = (milliseconds: number, { signal }: AbortController): Promise<void> =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);
