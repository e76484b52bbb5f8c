import type { Card } from '../../../games/thieves/box.ts';
import type { ThievesEvent } from '../../../games/thieves/events.ts';
import type { ThievesView } from '../../../games/thieves/view.ts';
import type { Flights } from '../../table/flight.svelte.ts';

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

interface Batch {
  readonly events: readonly ThievesEvent[];
  readonly view: ThievesView;
}

/** Tells one event to the eye and the ear. */
type Tell = (showing: Showing, event: ThievesEvent) => Promise<void>;

/** More than this waiting to be shown, and it is no longer news. */
const mostBatches = 4;

/**
 * What the screen shows: events one after the other for the eye, and when they are told the view that came with
 * them. Nothing here decides anything; without it the newest view alone would be right.
 */
export class Showing {
  view = $state.raw<ThievesView>() as ThievesView;
  moment = $state.raw<Moment | null>(null);
  /** By seat, while a raid lasts. */
  shown = $state.raw<Readonly<Record<number, Shown>>>({});
  /** What has just happened. */
  event = $state.raw<ThievesEvent | null>(null);
  busy = $state(false);
  /** Events that are known but not told yet. */
  untold = $state(0);
  readonly flights: Flights;
  /** The newest view, whether it is shown yet or not. */
  #last: ThievesView;
  #queue: Batch[] = [];
  #hurried = false;
  #hurry: () => void = () => undefined;
  readonly #tell: Tell;

  constructor(view: ThievesView, flights: Flights, tell: Tell) {
    this.view = view;
    this.#last = view;
    this.flights = flights;
    this.#tell = tell;
  }

  /** Something has happened; after it, the table looks like `view`. */
  hear(events: readonly ThievesEvent[], view: ThievesView): void {
    if (events.length === 0 && view === this.#last) return;
    const missed = Math.abs(view.played - this.#last.played) > 1;
    this.#last = view;
    if (events.length === 0 || missed || document.hidden || this.#queue.length >= mostBatches) this.skip();
    this.#queue.push({ events: missed ? [] : events, view });
    this.untold += missed ? 0 : events.length;
    if (!this.busy) void this.#tellAll();
  }

  /** On to the newest view. */
  skip(): void {
    if (!this.busy) return;
    this.#hurried = true;
    this.flights.landAll();
    this.#hurry();
  }

  /** A beat for the eye. */
  beat(milliseconds: number): Promise<void> {
    if (this.#hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #tellAll(): Promise<void> {
    this.busy = true;
    for (let batch = this.#queue.shift(); batch; batch = this.#queue.shift()) {
      for (const event of batch.events) {
        this.untold -= 1;
        this.event = event;
        if (!this.#hurried) await this.#tell(this, event);
      }
      this.view = batch.view;
      this.moment = null;
      this.shown = {};
    }
    this.#hurried = false;
    this.busy = false;
  }
}
