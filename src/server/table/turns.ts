/** Tasks that are done one after the other, whether they go well or not; at once, if none is under way. */
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

  /** When all that has been asked for until now is done. */
  async done(): Promise<void> {
    await this.#last;
  }
}
