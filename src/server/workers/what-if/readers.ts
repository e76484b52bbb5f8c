import { Piscina } from 'piscina';
import type { Game } from '../../../engine/game.ts';
import { readingTime, recordsWaiting } from '../../limits/bounds.ts';
import { workerProgram } from '../worker-program.ts';
import { originIn, type Found, type Wanted } from './origin.ts';

/** Replays records in the order in which they come. */
export interface RecordReaders {
  read(wanted: Wanted): Promise<Found>;
  stop(): Promise<void>;
}

/** Replays on this thread: for tests. */
export const readHere = (games: Readonly<Record<string, Game>>): RecordReaders => ({
  read: (wanted) => Promise.resolve(originIn(games, wanted)),
  stop: () => Promise.resolve(),
});

/** Megabytes of memory for one record. The longest one of the archive needs about 20. */
const memory = 256;

/** One thread beside the event loop. A record that takes too long is given up, together with its thread. */
export function startReaders(worker: URL, timeout = readingTime): RecordReaders {
  const pool = new Piscina({
    filename: workerProgram(worker),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: recordsWaiting,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  return {
    async read(wanted) {
      if (pool.queueSize >= recordsWaiting) return { problem: 'server-full' };
      try {
        return (await pool.run(wanted, { signal: AbortSignal.timeout(timeout) })) as Found;
      } catch {
        return { problem: 'bad-record' };
      }
    },
    stop: () => pool.destroy(),
  };
}
