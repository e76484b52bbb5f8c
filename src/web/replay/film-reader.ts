import type { Answer, Question, Questions } from '../../replay/messages.ts';

type Kind = keyof Questions;

/** A worker that has read a record, and answers what it looks like at any step. */
export class FilmReader {
  readonly #worker = new Worker(new URL('../../replay/worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: unknown) => void }>();
  #asked = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.n)?.resolve(data.answer as never);
      this.#waiting.delete(data.n);
    };
    this.#worker.onerror = (event) => {
      for (const { reject } of this.#waiting.values()) reject(event);
      this.#waiting.clear();
    };
  }

  ask<K extends Kind>(kind: K, question: Questions[K]['ask']): Promise<Questions[K]['answer']> {
    const n = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(n, { resolve, reject });
      this.#worker.postMessage({ n, kind, ...question } as Question);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
