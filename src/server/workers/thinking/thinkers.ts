import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Counts } from '../../limits/counts.ts';
import type { HelpGiven } from '../../../protocol/help.ts';
import { workerProgram } from '../worker-program.ts';
import { help } from './help.ts';
import type { HelpWanted, Question, Thinkers as Minds } from '../../../room/thinkers.ts';
import { answer } from './question.ts';
import { WaitingLine, type Patience } from './waiting-line.ts';

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

/**
 * Threads beside the event loop, one fewer than there are cores. The more questions wait, the less time each one gets.
 * A thread that hangs or dies is replaced.
 */
export function startThinkers(
  worker: URL,
  counts: Counts,
  threads = Math.max(1, availableParallelism() - 1),
): Thinkers {
  const line = new WaitingLine(threads);
  const pool = new Piscina({
    filename: workerProgram(worker),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  const run = async (who: Patience, question: Question | HelpWanted): Promise<unknown> => {
    const waiting = line.before(who);
    counts.thoughts += 1;
    if (waiting >= mostWaiting * threads) {
      counts.thoughtsRefused += 1;
      return undefined;
    }
    if (waiting > 0) counts.thoughtsCut += 1;
    const milliseconds = Math.ceil(question.milliseconds / (1 + waiting / threads));
    const signal = AbortSignal.timeout(milliseconds * (2 + waiting) + grace);
    try {
      await line.wait(who, signal);
      // The pool has a queue of its own, which is not strict. It stays empty.
      return await pool.run({ ...question, milliseconds }, { signal }).finally(() => line.next());
    } catch {
      counts.thoughtsLost += 1;
      return undefined;
    }
  };
  return {
    choose: (question) => run('bot', question) as Promise<number | undefined>,
    help: (wanted) => run('help', wanted) as Promise<HelpGiven | undefined>,
    stop: () => pool.destroy(),
  };
}
