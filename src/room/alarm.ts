import type { Timers } from './timers.ts';

/** The one thing that a room has planned to do by itself. Setting it again cancels what was planned before. */
export class Alarm {
  readonly #timers: Timers;
  #cancel: () => void = () => undefined;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Plans something in some milliseconds; at the earliest when whatever else waits has had its turn. */
  set(milliseconds: number, act: () => void): void {
    this.#cancel();
    this.#cancel = milliseconds > 0 ? this.#timers.after(milliseconds, act) : this.#timers.soon(act);
  }

  rest(): void {
    this.#cancel();
  }
}
