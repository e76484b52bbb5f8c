/** How many round trips count: the quickest of them tells the time best. */
const remembered = 5;

interface Sample {
  readonly trip: number;
  readonly offset: number;
}

/** What the server's clock says, as far as a device can tell: its own clock and the best of the last round trips. */
export class ServerClock {
  #samples: readonly Sample[] = [];
  /** When each question was asked, by its number. */
  readonly #asked = new Map<number, number>();

  /** The server's milliseconds less ours. */
  get offset(): number {
    const best = this.#samples.reduce<Sample | undefined>((a, b) => (a && a.trip <= b.trip ? a : b), undefined);
    return best?.offset ?? 0;
  }

  /** Five round trips have been made; more only keep it right. */
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

  /** After sleeping, a device's clock may have moved, and what was asked before is not answered any more. */
  forget(): void {
    this.#samples = [];
    this.#asked.clear();
  }
}
