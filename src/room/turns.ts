/** Runs tasks one after the other, whether they succeed or fail; immediately, if none is running. */
export class Turns {
  #last: Promise<void> | undefined;

  take<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#last ? this.#last.then(task) : task();
    const end = () => {
      if (this.#last === ended) this.#last = undefined;
    };
    const ended = turn.then(end, end);
    this.#last = ended;
    return turn;
  }

  /** Resolves when everything queued so far is done. */
  async done(): Promise<void> {
    await this.#last;
  }

  /** Does something at once when its turn comes. */
  takeNow(task: () => void): Promise<void> {
    return this.take(() => Promise.resolve(task()));
  }
}
