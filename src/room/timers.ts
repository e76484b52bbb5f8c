/** Waiting, as the host of a table can. */
export interface Timers {
  /** Calls back after some milliseconds, unless the result is called before. */
  after(milliseconds: number, act: () => void): () => void;
  /** Calls back when whatever else waits has had its turn, unless the result is called before. */
  soon(act: () => void): () => void;
}

/** Lets whatever else waits have its turn. */
export const nextTurn = (timers: Pick<Timers, 'soon'>): Promise<void> =>
  new Promise((resolve) => {
    timers.soon(resolve);
  });
