/** Who waits for one of some threads. Each task has a line of its own, and earlier lines go first. */
export class WaitingLine<Task extends string> {
  #free: number;
  readonly #lines: ReadonlyMap<Task, (() => void)[]>;

  constructor(threads: number, tasks: readonly Task[]) {
    this.#free = threads;
    this.#lines = new Map(tasks.map((task) => [task, []]));
  }

  /** How many come before a new one. */
  before(task: Task): number {
    let count = 0;
    for (const [each, line] of this.#lines) {
      count += line.length;
      if (each === task) break;
    }
    return count;
  }

  /** Resolves when a thread is free, which is then taken; rejects if the signal comes first. */
  async wait(task: Task, signal: AbortSignal): Promise<void> {
    if (this.#free > 0) return void (this.#free -= 1);
    const line = this.#lines.get(task) ?? [];
    await new Promise<void>((resolve, reject) => {
      line.push(resolve);
      const giveUp = () => {
        const place = line.indexOf(resolve);
        if (place >= 0) line.splice(place, 1);
        reject(new Error('No thread was free in time.'));
      };
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** A thread is free again. */
  next(): void {
    for (const line of this.#lines.values()) {
      const call = line.shift();
      if (call) return call();
    }
    this.#free += 1;
  }
}
