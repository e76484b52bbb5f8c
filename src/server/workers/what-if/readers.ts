import type { Game } from '../../../engine/game.ts';
import { readingTime, recordsWaiting } from '../../limits/bounds.ts';
import type { WorkerPool } from '../pool.ts';
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

/** Reads on the threads of this pool. A record that takes too long is given up, together with its thread. */
export const readersIn = (pool: WorkerPool, timeout = readingTime): RecordReaders => ({
  async read(wanted) {
    if (pool.waitingFor('read') >= recordsWaiting) return { problem: 'server-full' };
    try {
      return await pool.run('read', wanted, AbortSignal.timeout(timeout));
    } catch {
      return { problem: 'bad-record' };
    }
  },
  stop: () => pool.stop(),
});
