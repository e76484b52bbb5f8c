import type { Flights } from './flight.svelte.ts';

interface Batch<View, Event> {
  readonly events: readonly Event[];
  readonly view: View;
  /** Nobody waits for it any more: it is not told, only its view counts. */
  hurried: boolean;
}

/** More than this waiting to be shown, and it is no longer news. */
const mostBatches = 4;

/**
 * What the screen shows: events one after the other for the eye, and when they are told the view that came with
 * them. Nothing here decides anything; without it the newest view alone would be right. Each game says how an event is
 * told, and keeps beside the view what is shown for a moment only.
 */
export abstract class Showing<View extends object, Event> {
  view = $state.raw<View>() as View;
  /** What has just happened. */
  event = $state.raw<Event | null>(null);
  busy = $state(false);
  /** Events that are known but not told yet. */
  untold = $state(0);
  readonly flights: Flights;
  /** How much may wait; a game with long moments and many small moves allows for more. */
  protected readonly patience: number = mostBatches;
  /** The newest view, whether it is shown yet or not. */
  #last: View;
  #queue: Batch<View, Event>[] = [];
  #telling: Batch<View, Event> | undefined;
  #hurry: () => void = () => undefined;

  constructor(view: View, flights: Flights) {
    this.view = view;
    this.#last = view;
    this.flights = flights;
  }

  /** Tells the events of one moment; the first stands for all. */
  protected abstract tell(moment: readonly Event[]): Promise<void>;

  /** How many entries of the log lie between two views: after more than one, the story has a gap. */
  protected abstract stepsBetween(before: View, after: View): number;

  /** All is told: what was shown for a moment only goes. */
  protected abstract rest(): void;

  /** Which events are one moment and told together; each is a moment of its own, unless a game says otherwise. */
  protected moments(events: readonly Event[]): readonly (readonly Event[])[] {
    return events.map((event) => [event]);
  }

  /** Events that the log must not mention yet: it does not run ahead of what the eye is shown. */
  get unlogged(): number {
    return this.untold;
  }

  /** Something has happened; after it, the table looks like `view`. */
  hear(events: readonly Event[], view: View): void {
    if (events.length === 0 && view === this.#last) return;
    const missed = Math.abs(this.stepsBetween(this.#last, view)) > 1;
    this.#last = view;
    const isOldNews = events.length === 0 || missed || document.hidden;
    if (isOldNews || this.#queue.length >= this.patience) this.skip();
    this.#queue.push({ events: missed ? [] : events, view, hurried: document.hidden });
    this.untold += missed ? 0 : events.length;
    if (!this.busy) void this.#tellAll();
  }

  /** On to the newest view. */
  skip(): void {
    if (this.#telling) this.#telling.hurried = true;
    for (const batch of this.#queue) batch.hurried = true;
    if (!this.busy) return;
    this.flights.landAll();
    this.#hurry();
  }

  /** A beat for the eye. */
  beat(milliseconds: number): Promise<void> {
    if (this.#telling?.hurried) return Promise.resolve();
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
      this.#telling = batch;
      for (const moment of this.moments(batch.events)) {
        this.untold -= moment.length;
        this.event = moment[0] ?? null;
        if (!batch.hurried) await this.tell(moment);
      }
      this.view = batch.view;
      this.rest();
    }
    this.#telling = undefined;
    this.busy = false;
  }
}
