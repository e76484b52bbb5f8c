import type { Answer, Question, Questions } from '../../replay/messages.ts';

type Kind = keyof Questions;

/** Timeout for an answer of the worker, in milliseconds: the longest game opens in half a second on a slow phone. */
const timeout = 20_000;

/** A worker that has read a record and answers what it looks like at any step. */
export class FilmReader {
  #worker = this.#start();
  readonly #waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: unknown) => void }>();
  #asked = 0;

  ask<K extends Kind>(kind: K, question: Questions[K]['ask']): Promise<Questions[K]['answer']> {
    const n = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(n, { resolve, reject });
      this.#worker.postMessage({ n, kind, ...question } as Question);
      setTimeout(() => {
        if (this.#waiting.has(n)) this.#startAgain(new Error('It took too long.'));
      }, timeout);
    });
  }

  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  #start(): Worker {
    const worker = new Worker(new URL('../../replay/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.n)?.resolve(data.answer as never);
      this.#waiting.delete(data.n);
    };
    worker.onerror = (event) => this.#startAgain(event);
    return worker;
  }

  /** A record from a stranger may crash or block the worker, so the next one gets a new worker. */
  #startAgain(error: unknown): void {
    this.#worker.terminate();
    this.#worker = this.#start();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
