import type { Pace } from '../../device/settings.svelte.ts';
import type { Flights } from './flight.svelte.ts';
import { readingTime, tempoOf } from './pace.ts';
import { Story, type Chapter } from './story.ts';

/** What the showing needs to know about the viewer to find the right pace. */
export interface Rhythm<Event> {
  pace(): Pace;
  /** The caption of a moment; null if it has none. */
  wordsOf(moment: readonly Event[]): string | null;
  /** Whether the viewer did it and needs no time to read it. */
  isOwn(event: Event): boolean;
  /** Whether it happens to the viewer: then it is never shortened to catch up. */
  concerns(event: Event): boolean;
}

/** For a showing without captions. */
const silent: Rhythm<unknown> = {
  pace: () => 'normal',
  wordsOf: () => null,
  isOwn: () => false,
  concerns: () => false,
};

interface Batch<View, Event> extends Chapter<View, Event> {
  /** It is skipped: only its view counts. */
  hurried: boolean;
  /** It was shown before, and is shown again on request. */
  readonly again: boolean;
}

/** With more batches than this waiting, only what concerns the viewer is shown. */
const mostBatches = 30;

/** Movement in addition to the reading time, in milliseconds. */
const movement = 300;

/** Between two batches, in milliseconds: the end of one and the beginning of the next are too much for one frame. */
const breath = 20;

/**
 * What the screen shows: events one after the other, and then the view that came with them. Nothing here decides
 * anything; without it, showing just the newest view would be correct. Each game defines how an event is shown, and
 * keeps what is visible only for a moment.
 */
export abstract class Showing<View extends object, Event> {
  view = $state.raw<View>() as View;
  /** The event that is being shown. */
  event = $state.raw<Event | null>(null);
  busy = $state(false);
  /** The caption of the current moment. */
  caption = $state<string | null>(null);
  /** The number of events that are known but not shown yet. */
  untold = $state(0);
  /** The number of moves that wait for the ones before them. */
  waiting = $state(0);
  /** Something was skipped that the viewer may want to read. */
  hasCut = $state(false);
  /** Nothing is animated until `arrive` is called. */
  isForwarding = $state(false);
  readonly flights: Flights;
  rhythm: Rhythm<Event> = silent;
  /** The newest view, whether or not it is shown yet. */
  #last: View;
  #queue: Batch<View, Event>[] = [];
  #telling: Batch<View, Event> | undefined;
  readonly #story = new Story<View, Event>();
  #tempo = 1;
  /** The milliseconds of pauses in this moment so far. */
  #spent = 0;
  /** The rest of this moment is skipped. */
  #isCut = false;
  #hurry: () => void = () => undefined;

  constructor(view: View, flights: Flights) {
    this.view = view;
    this.#last = view;
    this.flights = flights;
  }

  /** Shows the events of one moment; the first one is its main event. */
  protected abstract tell(moment: readonly Event[]): Promise<void>;

  /** The number of entries between two views: if it is more than one, there is a gap. */
  protected abstract stepsBetween(before: View, after: View): number;

  /** Everything has been shown: clears what was visible only for a moment. */
  protected abstract rest(): void;

  /** Groups events that are shown together; by default each one is a moment. */
  protected moments(events: readonly Event[]): readonly (readonly Event[])[] {
    return events.map((event) => [event]);
  }

  /** The number of events that the log must not mention yet, so that it does not run ahead of the screen. */
  get unlogged(): number {
    return this.untold;
  }

  /** Whether this is being shown again. */
  get isAgain(): boolean {
    return this.#telling?.again === true;
  }

  /** Shows these events, after which the table looks like `view`. */
  hear(events: readonly Event[], view: View): void {
    if (events.length === 0 && view === this.#last) return;
    const before = this.#last;
    const missed = Math.abs(this.stepsBetween(before, view)) > 1;
    this.#last = view;
    if (events.length === 0 || missed || document.hidden) this.skip();
    const told = missed ? [] : events;
    const hurried = document.hidden || this.isForwarding;
    if (missed) this.#story.begin();
    this.#remember({ before, events: told, view });
    this.#queue.push({ before, events: told, view, hurried, again: false });
    this.waiting = this.#queue.length;
    this.untold += told.length;
    if (this.#queue.filter((batch) => !batch.hurried).length > mostBatches) this.#hurryOthers();
    if (!this.busy) void this.#tellAll();
  }

  /** Skips to the newest view. */
  skip(): void {
    if (this.#telling) this.#cutShort(this.#telling);
    for (const batch of this.#queue) this.#cutShort(batch);
    if (!this.busy) return;
    this.flights.landAll();
    this.#hurry();
  }

  /** Skips to the next moment. */
  hasten(): void {
    if (!this.busy) return;
    this.#isCut = true;
    this.flights.landAll();
    this.#hurry();
  }

  /** Skips to the newest view, and shows no animation until the viewer is asked something. */
  forward(): void {
    this.isForwarding = true;
    this.skip();
  }

  /** Animates again from now on. */
  arrive(): void {
    this.isForwarding = false;
  }

  /** Shows again what happened since the viewer's last move; false if this page has not seen it. */
  tellAgain(): boolean {
    const chapters = this.#story.chapters;
    this.skip();
    this.#queue.push(...chapters.map((chapter) => ({ ...chapter, hurried: false, again: true })));
    this.waiting = this.#queue.length;
    this.hasCut = false;
    if (!this.busy) void this.#tellAll();
    return chapters.length > 0;
  }

  /** A pause that depends on the viewer's pace. */
  beat(milliseconds: number): Promise<void> {
    return this.tick(milliseconds * this.#tempo);
  }

  /** A pause of the same length on all screens. */
  tick(milliseconds: number): Promise<void> {
    if (this.#telling?.hurried || this.#isCut || milliseconds <= 0) return Promise.resolve();
    this.#spent += milliseconds;
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
      this.waiting = this.#queue.length;
      if (batch.again) this.view = batch.before;
      for (const moment of this.moments(batch.events)) {
        if (!batch.again) this.untold -= moment.length;
        this.event = moment[0] ?? null;
        if (!batch.hurried) await this.#tellMoment(moment);
      }
      this.view = batch.view;
      this.rest();
      if (this.#queue.length > 0) await this.tick(breath);
      this.caption = null;
    }
    this.#telling = undefined;
    this.busy = false;
  }

  /** A caption stays as long as it takes to read it, however short the movement is. */
  async #tellMoment(moment: readonly Event[]): Promise<void> {
    const words = this.rhythm.wordsOf(moment);
    this.caption = words ?? this.caption;
    this.#isCut = false;
    this.#spent = 0;
    this.#tempo = tempoOf(this.rhythm.pace(), moment.some(this.rhythm.concerns) ? 0 : this.#timeWaiting());
    await this.tell(moment);
    await this.tick(this.#timeFor(moment, words) * this.#tempo - this.#spent);
  }

  #timeFor(moment: readonly Event[], words = this.rhythm.wordsOf(moment)): number {
    return moment.every(this.rhythm.isOwn) ? 0 : readingTime(words ?? '');
  }

  #timeWaiting(): number {
    const moments = this.#queue.flatMap(({ events, hurried }) => (hurried ? [] : this.moments(events)));
    return moments.reduce((sum, moment) => sum + this.#timeFor(moment) + movement, 0);
  }

  #remember(chapter: Chapter<View, Event>): void {
    const isNews = this.moments(chapter.events).some((moment) => this.#timeFor(moment) > 0);
    this.#story.add(chapter, { isOwn: chapter.events.some(this.rhythm.isOwn), isNews });
  }

  #cutShort(batch: Batch<View, Event>): void {
    if (!batch.hurried && !batch.again && batch.events.length > 0) this.hasCut = true;
    batch.hurried = true;
  }

  #hurryOthers(): void {
    for (const batch of this.#queue) if (!batch.events.some(this.rhythm.concerns)) this.#cutShort(batch);
  }
}
