import { availableParallelism } from 'node:os';
import { Thread, type ThreadSettings } from './thread.ts';
import { WaitingLine } from './waiting-line.ts';
import type { Tasks } from './worker.ts';
import { workerProgram } from './worker-program.ts';

type Task = keyof Tasks;
export type Input<Name extends Task> = Parameters<Tasks[Name]>[0];
type Result<Name extends Task> = ReturnType<Tasks[Name]>;

/** Threads for some of the tasks. No other task runs on them, so none can keep these waiting. */
interface Crew {
  readonly threads: number;
  /** A whole table waits for a bot, and only one person for help: help waits until no bot does. */
  readonly line: WaitingLine<Task>;
  readonly settings: ThreadSettings;
  readonly idle: Thread[];
}

/** Megabytes of memory for one record. The longest one of the archive needs about 20. */
const memoryForRecord = 256;

/**
 * Threads beside the event loop: for bots and help one fewer than there are cores, and one more for records, which may
 * come from anybody. They start when they are needed, and one that hangs or dies is replaced.
 */
export class WorkerPool {
  readonly #crews: Readonly<Record<Task, Crew>>;
  readonly #threads = new Set<Thread>();
  #isStopped = false;

  constructor(address: URL, thinking = Math.max(1, availableParallelism() - 1)) {
    const program = workerProgram(address);
    const thinkers: Crew = {
      threads: thinking,
      line: new WaitingLine(thinking, ['choose', 'help']),
      settings: { program, memory: undefined, idle: 60_000 },
      idle: [],
    };
    const readers: Crew = {
      threads: 1,
      line: new WaitingLine(1, ['read']),
      settings: { program, memory: memoryForRecord, idle: 30_000 },
      idle: [],
    };
    this.#crews = { choose: thinkers, help: thinkers, read: readers };
  }

  /** How many threads there are for a task. */
  threadsFor(task: Task): number {
    return this.#crews[task].threads;
  }

  /** How many wait before a new one with this task. */
  waitingFor(task: Task): number {
    return this.#crews[task].line.before(task);
  }

  /** Rejects if the task fails, its thread dies, or the signal comes first, which also ends the thread. */
  async run<Name extends Task>(task: Name, input: Input<Name>, signal: AbortSignal): Promise<Result<Name>> {
    const crew = this.#crews[task];
    await crew.line.wait(task, signal);
    try {
      const thread = this.#threadOf(crew);
      const result = await thread.ask({ task, input }, signal).finally(() => crew.idle.push(thread));
      return result as Result<Name>;
    } finally {
      crew.line.next();
    }
  }

  /** The thread that was busy last, or a new one. The others end after a while. */
  #threadOf({ idle, settings }: Crew): Thread {
    if (this.#isStopped) throw new Error('The threads have been stopped.');
    for (let thread = idle.pop(); thread; thread = idle.pop()) if (!thread.isOver) return thread;
    for (const thread of this.#threads) if (thread.isOver) this.#threads.delete(thread);
    const thread = new Thread(settings);
    this.#threads.add(thread);
    return thread;
  }

  /** Ends all threads, whatever they are doing. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(Array.from(this.#threads, (thread) => thread.end()));
  }
}
