/** The last seconds are counted aloud. */
const counted = 3;
const second = 1000;

/**
 * The number to show before time is up. All screens change it at the same moment, because each moment is given by the
 * server's clock and every device knows the offset of its own. There is no number before the last three seconds.
 */
export class CountDown {
  number = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `due` in server milliseconds; `offset` is the server's clock minus ours. Null: nothing to count. */
  follow(due: number | null, offset: number): void {
    this.stop();
    if (due === null) return;
    const left = due - offset - Date.now();
    if (left <= 0) return;
    const next = Math.ceil(left / second);
    this.number = next <= counted ? next : null;
    // Until the next whole second before the end, or until the first one that is counted.
    const wait = left - Math.min(next - 1, counted) * second;
    this.#timer = setTimeout(() => this.follow(due, offset), Math.max(1, wait));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.number = null;
  }
}
