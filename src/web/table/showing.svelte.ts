import type { Pace } from '../app/settings.svelte.ts';
import type { Flights } from './flight.svelte.ts';
import { readingTime, tempoOf } from './pace.ts';
import { Story, type Chapter } from './story.ts';

/** What the showing has to know about its audience in order to find the right pace. */
export interface Rhythm<Event> {
  pace(): Pace;
  /** What is said while a moment is told; null where it goes without saying. */
  wordsOf(moment: readonly Event[]): string | null;
  /** The viewer did it, and needs no time to read it. */
  isOwn(event: Event): boolean;
  /** It happens to the viewer: it is never cut short in order to catch up. */
  concerns(event: Event): boolean;
}

/** For a story without words. */
const silent: Rhythm<unknown> = {
  pace: () => 'normal',
  wordsOf: () => null,
  isOwn: () => false,
  concerns: () => false,
};

interface Batch<View, Event> extends Chapter<View, Event> {
  /** Nobody waits for it any more: it is not told, only its view counts. */
  hurried: boolean;
  /** It was told before, and somebody wants to see it once more. */
  readonly again: boolean;
}

/** More than this waiting to be shown, and only what concerns the viewer is still told. */
const mostBatches = 30;

/** Movement that comes on top of what is said, in milliseconds. */
const movement = 300;

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
  /** What is said about the moment that is told. */
  caption = $state<string | null>(null);
  /** Events that are known but not told yet. */
  untold = $state(0);
  /** Moves that wait until the one before them is told. */
  waiting = $state(0);
  /** Something was cut short that the viewer may want to read. */
  hasCut = $state(false);
  /** Nothing is told until `arrive` is called. */
  isForwarding = $state(false);
  readonly flights: Flights;
  rhythm: Rhythm<Event> = silent;
  /** The newest view, whether it is shown yet or not. */
  #last: View;
  #queue: Batch<View, Event>[] = [];
  #telling: Batch<View, Event> | undefined;
  readonly #story = new Story<View, Event>();
  #tempo = 1;
  /** Milliseconds of beats that the moment has had. */
  #spent = 0;
  /** The rest of this moment is not waited for. */
  #isCut = false;
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

  /** What is told now was told before. */
  get isAgain(): boolean {
    return this.#telling?.again === true;
  }

  /** Something has happened; after it, the table looks like `view`. */
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

  /** On to the newest view. */
  skip(): void {
    if (this.#telling) this.#cutShort(this.#telling);
    for (const batch of this.#queue) this.#cutShort(batch);
    if (!this.busy) return;
    this.flights.landAll();
    this.#hurry();
  }

  /** On to the next moment. */
  hasten(): void {
    if (!this.busy) return;
    this.#isCut = true;
    this.flights.landAll();
    this.#hurry();
  }

  /** On to the newest view, and nothing is told until the viewer is wanted again. */
  forward(): void {
    this.isForwarding = true;
    this.skip();
  }

  /** What happens from now on is told again. */
  arrive(): void {
    this.isForwarding = false;
  }

  /** Tells once more what happened since the viewer's last move; false, if this page has not seen it happen. */
  tellAgain(): boolean {
    const chapters = this.#story.chapters;
    this.skip();
    this.#queue.push(...chapters.map((chapter) => ({ ...chapter, hurried: false, again: true })));
    this.waiting = this.#queue.length;
    this.hasCut = false;
    if (!this.busy) void this.#tellAll();
    return chapters.length > 0;
  }

  /** A beat for the eye, as long as the viewer's pace wants it. */
  beat(milliseconds: number): Promise<void> {
    return this.tick(milliseconds * this.#tempo);
  }

  /** A beat of the same length on all screens. */
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
      this.caption = null;
      this.rest();
    }
    this.#telling = undefined;
    this.busy = false;
  }

  /** What is said stays for as long as it takes to read it, however short the movement is. */
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
