import { sinceWaking } from '../table/clock.ts';
import type { TableState } from '../table/state.ts';
import type { TableClock } from './table-clock.ts';

/** A table and its clocks sleep while nobody is there, and a time that the clock has skipped is nobody's fault. */
export class Waking {
  readonly #clock: TableClock;
  #wokeAt = 0;
  #jumpedAt = -Infinity;

  constructor(clock: TableClock) {
    this.#clock = clock;
  }

  get wokeAt(): number {
    return this.#wokeAt;
  }

  since(wokeAt: number): void {
    this.#wokeAt = wokeAt;
  }

  /** The table as it is played: its clocks began when it woke, or when its clock last jumped ahead. */
  awake(folded: TableState): TableState {
    return sinceWaking(folded, Math.max(this.#wokeAt, this.#clock.jumpedAt));
  }

  /** Whether the clock has jumped ahead since this was last asked. */
  hasJumped(): boolean {
    this.#clock.now();
    const { jumpedAt } = this.#clock;
    const hasJumped = jumpedAt > this.#jumpedAt;
    this.#jumpedAt = Math.max(jumpedAt, this.#jumpedAt);
    return hasJumped;
  }
}
