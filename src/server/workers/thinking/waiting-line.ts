/** A whole table waits for a bot, and only one person for help: help waits until no bot does. */
export type Patience = 'bot' | 'help';

/** Who waits for one of the threads. */
export class WaitingLine {
  #free: number;
  readonly #lines: Readonly<Record<Patience, (() => void)[]>> = { bot: [], help: [] };

  constructor(threads: number) {
    this.#free = threads;
  }

  /** How many come before a new one. */
  before(who: Patience): number {
    const { bot, help } = this.#lines;
    return who === 'bot' ? bot.length : bot.length + help.length;
  }

  /** Resolves when a thread is free, which is then taken; rejects if the signal comes first. */
  async wait(who: Patience, signal: AbortSignal): Promise<void> {
    if (this.#free > 0) return void (this.#free -= 1);
    const line = this.#lines[who];
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
    const call = this.#lines.bot.shift() ?? this.#lines.help.shift();
    if (call) call();
    else this.#free += 1;
  }
}
