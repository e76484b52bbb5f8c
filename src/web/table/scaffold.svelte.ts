import { untrack } from 'svelte';
import type { Event as GameEvent, Move as AnyMove } from '../../engine/game.ts';
import { settings } from '../app/settings.svelte.ts';
import { Flights } from './flight.svelte.ts';
import { follow } from './following.svelte.ts';
import { LineMemory } from './line-memory.ts';
import type { LogEntry } from './log.ts';
import type { Showing } from './showing.svelte.ts';
import type { TableSource } from './source.ts';

/** What a game brings along to its table. */
interface Fittings<View extends object, Event extends GameEvent, Shown extends Showing<View, Event>> {
  readonly showing: (view: View, flights: Flights) => Shown;
  readonly lineOf: (event: Event) => LogEntry | null;
  /** The viewer is not asked yet, because what led to the question is still being shown. */
  readonly isHeld?: () => boolean;
  /** Called when the viewer plays a move. */
  readonly acted?: () => void;
}

/**
 * What the tables of all games have: who sits there, what is asked of the viewer, the log, and what is shown of the
 * game. It reads everything from a source and knows nothing of connections. Views, moves and events get the types of
 * the game here and nowhere else.
 */
export class Scaffold<
  View extends object,
  Event extends GameEvent,
  Move extends AnyMove,
  Shown extends Showing<View, Event>,
> {
  readonly flights = new Flights();
  readonly showing: Shown;
  readonly #source: () => TableSource;
  readonly #fittings: Fittings<View, Event, Shown>;
  readonly #memory: LineMemory<Event>;
  readonly #scene = $derived.by(() => this.#source().scene);
  readonly #ask = $derived.by(() => (this.#source().act ? (this.#scene.game?.ask ?? null) : null));
  readonly seats = $derived(this.#scene.table.seats);
  readonly you = $derived(this.#scene.you.seat);
  readonly view = $derived(this.#scene.game?.view as View);
  readonly isPaused = $derived(this.#scene.table.paused);
  /** Something is asked of the viewer, and the table is not paused. */
  readonly isAsked = $derived(this.#ask !== null && !this.isPaused);
  /** The moves that are offered to the viewer now. */
  readonly moves = $derived.by(() => this.#offered());
  readonly decision = $derived(this.#ask?.decision ?? null);
  readonly isOwed = $derived(this.you !== null && this.#scene.game?.toAct.includes(this.you) === true);
  /** The other seats, clockwise from the viewer's left; a spectator sits below seat 0. */
  readonly others = $derived.by(() => this.#around());
  readonly figures = $derived(this.seats.map(({ figure }) => figure));
  readonly #lines = $derived.by(() => this.#worded());
  readonly entries = $derived(this.#lines.map(({ line }) => line));
  /** The sentences of the last thing that happened. */
  readonly newest = $derived(
    this.#lines.filter(({ seq }) => seq === this.#lines.at(-1)?.seq).map(({ line }) => line.text),
  );

  /** To be called while a component is set up: it goes on listening to the source. */
  constructor(source: () => TableSource, fittings: Fittings<View, Event, Shown>) {
    this.#source = source;
    this.#fittings = fittings;
    this.#memory = new LineMemory(fittings.lineOf);
    this.showing = untrack(() => fittings.showing(this.view, this.flights));
    follow(
      this.showing,
      () => source().fresh,
      () => this.view,
    );
  }

  get game(): string {
    return this.#scene.table.game;
  }

  /** When the clock runs out, in the server's milliseconds; null: it does not run. */
  get due(): number | null {
    return this.#scene.game?.due ?? null;
  }

  /** The server's milliseconds less ours. */
  get offset(): number {
    return this.#source().offset;
  }

  /** Which game this is among all games of this table and of others. */
  get gameKey(): string {
    const { code, finished } = this.#scene.table;
    return `${code}-${finished}`;
  }

  readonly nameAt = (seat: number): string => this.seats[seat]?.name ?? '';

  readonly act = (move: Move): void => {
    this.#fittings.acted?.();
    this.#source().act?.(move);
  };

  readonly why = (move: Move): Promise<string> => this.#source().why?.(move) ?? Promise.resolve('');

  #offered(): readonly Move[] {
    const isHeld = !this.isAsked || this.#fittings.isHeld?.() === true;
    return (isHeld ? [] : (this.#ask?.moves ?? [])) as readonly Move[];
  }

  #around(): readonly number[] {
    const all = this.seats.map((_, seat) => seat);
    return this.you === null ? all : [...all.slice(this.you + 1), ...all.slice(0, this.you)];
  }

  #worded(): readonly { readonly seq: number; readonly line: LogEntry }[] {
    const { log } = this.#source();
    const wording = [settings.language, ...this.seats.map((seat) => seat.name)].join('\n');
    return log.slice(0, log.length - this.showing.unlogged).flatMap(({ seq, event }) => {
      const line = this.#memory.lineOf(event as Event, wording);
      return line ? [{ seq, line }] : [];
    });
  }
}
