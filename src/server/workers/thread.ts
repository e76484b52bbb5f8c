import { Worker } from 'node:worker_threads';

/** A task, by the name that the program has for it, and what a thread answers. */
export interface Asked {
  readonly task: string;
  readonly input: unknown;
}
export type Answer = { readonly result: unknown } | { readonly failure: string };

/** How a thread is started, and the milliseconds after which it ends if nobody asks. */
export interface ThreadSettings {
  readonly program: string;
  /** The most megabytes that it may use; unbounded if undefined. */
  readonly memory: number | undefined;
  readonly idle: number;
}

/** Somebody who waits for the answer. */
interface Asking {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread that does one task at a time. */
export class Thread {
  readonly #worker: Worker;
  readonly #idle: number;
  #timer: NodeJS.Timeout | undefined;
  #asking: Asking | undefined;
  #isOver = false;

  constructor({ program, memory, idle }: ThreadSettings) {
    this.#idle = idle;
    this.#worker = new Worker(
      program,
      memory === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: memory } },
    );
    // A server that has stopped does not wait for a thread that nobody asked anything.
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => {
      if ('result' in answer) this.#asking?.resolve(answer.result);
      else this.#asking?.reject(new Error(answer.failure));
    });
    this.#worker.on('error', (error) => this.#giveUp(error));
    this.#worker.on('exit', () => this.#giveUp(new Error('The thread has ended.')));
  }

  /** Whether it can be asked nothing more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Rejects if the task fails. If the thread dies, or the signal comes first, it is over. */
  async ask(asked: Asked, signal: AbortSignal): Promise<unknown> {
    clearTimeout(this.#timer);
    this.#worker.ref();
    const end = () => void this.end();
    signal.addEventListener('abort', end);
    try {
      return await new Promise((resolve, reject) => {
        this.#asking = { resolve, reject };
        this.#worker.postMessage(asked);
      });
    } finally {
      signal.removeEventListener('abort', end);
      this.#asking = undefined;
      this.#worker.unref();
      this.#timer = setTimeout(end, this.#idle).unref();
    }
  }

  /** Ends it, whatever it is doing. */
  async end(): Promise<void> {
    this.#giveUp(new Error('The thread was ended.'));
    await this.#worker.terminate();
  }

  #giveUp(error: unknown): void {
    this.#isOver = true;
    this.#asking?.reject(error);
  }
}
