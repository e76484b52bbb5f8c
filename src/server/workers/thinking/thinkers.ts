import type { Thinkers as Minds } from '../../../room/thinkers.ts';
import type { Counts } from '../../limits/counts.ts';
import type { Input, WorkerPool } from '../pool.ts';
import { help } from './help.ts';
import { answer } from './question.ts';

/** Bots that think in threads of their own. */
export interface Thinkers extends Minds {
  stop(): Promise<void>;
}

/** Thinks on this thread: for tests. */
export const thinkHere: Thinkers = {
  choose: (question) => Promise.resolve(answer(question, { now: () => performance.now(), rest: () => undefined })),
  help: (wanted) => Promise.resolve(help(wanted, () => performance.now())),
  stop: () => Promise.resolve(),
};

/**
 * The most questions per thread that may wait. Beyond that a question is declined immediately, so that nobody waits
 * long.
 */
const mostWaiting = 4;
/** Milliseconds beyond its time after which a thread is given up. */
const grace = 1000;

/** Thinks on the threads of this pool. The more questions wait, the less time each one gets. */
export function thinkersIn(pool: WorkerPool, counts: Counts): Thinkers {
  const run = async <Name extends 'choose' | 'help'>(task: Name, wanted: Input<Name>) => {
    const [waiting, threads] = [pool.waitingFor(task), pool.threadsFor(task)];
    counts.thoughts += 1;
    if (waiting >= mostWaiting * threads) {
      counts.thoughtsRefused += 1;
      return undefined;
    }
    if (waiting > 0) counts.thoughtsCut += 1;
    const milliseconds = Math.ceil(wanted.milliseconds / (1 + waiting / threads));
    const signal = AbortSignal.timeout(milliseconds * (2 + waiting) + grace);
    try {
      return await pool.run(task, { ...wanted, milliseconds }, signal);
    } catch {
      counts.thoughtsLost += 1;
      return undefined;
    }
  };
  return {
    choose: (question) => run('choose', question),
    help: (wanted) => run('help', wanted),
    stop: () => pool.stop(),
  };
}
