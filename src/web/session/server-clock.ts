/** How many round trips are kept: the fastest of them gives the best estimate. */
const remembered = 5;

interface Sample {
  readonly trip: number;
  readonly offset: number;
}

/** Estimates the server's clock from the device's clock and the best of the last round trips. */
export class ServerClock {
  #samples: readonly Sample[] = [];
  /** When each question was asked, by its number. */
  readonly #asked = new Map<number, number>();

  /** The server's clock minus ours, in milliseconds. */
  get offset(): number {
    const best = this.#samples.reduce<Sample | undefined>((a, b) => (a && a.trip <= b.trip ? a : b), undefined);
    return best?.offset ?? 0;
  }

  /** Five round trips have been made, which is enough for a good estimate. */
  get isSure(): boolean {
    return this.#samples.length >= remembered;
  }

  ask(n: number, at: number): void {
    this.#asked.set(n, at);
  }

  /** Question `n` was answered with `now`, and the answer came at `arrived`. */
  learn(n: number, now: number, arrived: number): void {
    const sent = this.#asked.get(n);
    if (sent === undefined) return;
    this.#asked.delete(n);
    const trip = arrived - sent;
    this.#samples = [...this.#samples, { trip, offset: now + trip / 2 - arrived }].slice(-remembered);
  }

  /** After sleep a device's clock may have moved, and earlier questions get no answer. */
  forget(): void {
    this.#samples = [];
    this.#asked.clear();
  }
}
