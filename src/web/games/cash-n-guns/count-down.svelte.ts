/** The last seconds of the count are counted aloud. */
const counted = 3;
const second = 1000;

/**
 * The number to be shown before time is up, in step on all screens: the moment of each number is a moment of the
 * server's clock, and every device knows by how much its own clock is off. No number before the last three seconds.
 */
export class CountDown {
  number = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `due` in the server's milliseconds, `offset` the server's milliseconds less ours; null: nothing to count. */
  follow(due: number | null, offset: number): void {
    this.stop();
    if (due === null) return;
    const left = due - offset - Date.now();
    if (left <= 0) return;
    const next = Math.ceil(left / second);
    this.number = next <= counted ? next : null;
    // Up to the next whole second before the end, or to the first that is counted.
    const wait = left - Math.min(next - 1, counted) * second;
    this.#timer = setTimeout(() => this.follow(due, offset), Math.max(1, wait));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.number = null;
  }
}
