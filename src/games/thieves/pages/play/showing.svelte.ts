import type { Card } from '../../box.ts';
import type { ThievesEvent } from '../../events.ts';
import type { ThievesView } from '../../view.ts';
import type { Flights } from '../../../../web/table/playback/flight.svelte.ts';
import { Showing } from '../../../../web/table/playback/showing.svelte.ts';
import type { Tell } from '../../../../web/table/playback/telling.ts';

/** A big moment that everybody stops for. */
export interface Moment {
  readonly kind: 'raid' | 'alarm' | 'over';
  readonly cars: number;
}

/** Loot that a raid has turned over. */
export interface Shown {
  readonly cards: readonly Card[];
  readonly value: number;
  readonly lost: boolean;
}

/** What the screen shows of Thieves!, including what a raid or an alarm shows for a moment. */
export class ThievesShowing extends Showing<ThievesView, ThievesEvent> {
  moment = $state.raw<Moment | null>(null);
  /** By seat, while a raid lasts. */
  shown = $state.raw<Readonly<Record<number, Shown>>>({});
  /** The viewer's seat, which the view no longer contains after the end. */
  readonly you: () => number | null;
  readonly #tell: Tell<ThievesShowing, ThievesEvent>;

  constructor(view: ThievesView, flights: Flights, tell: Tell<ThievesShowing, ThievesEvent>, you: () => number | null) {
    super(view, flights);
    this.#tell = tell;
    this.you = you;
  }

  protected override tell(moment: readonly ThievesEvent[]): Promise<void> {
    return this.#tell(this, moment);
  }

  protected override stepsBetween(before: ThievesView, after: ThievesView): number {
    return after.played - before.played;
  }

  protected override rest(): void {
    this.moment = null;
    this.shown = {};
  }
}
