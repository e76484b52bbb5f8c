import { untrack } from 'svelte';
import type { Event as GameEvent, Move as AnyMove } from '../../engine/game.ts';
import type { Help, HelpGiven, HelpQuestion } from '../../protocol/help.ts';
import { isTableEvent } from '../../protocol/scene.ts';
import type { Settings } from '../device/settings.svelte.ts';
import { Flights } from './playback/flight.svelte.ts';
import { follow } from './playback/following.svelte.ts';
import { LineMemory } from './log/line-memory.ts';
import type { LogEntry } from './log/log.ts';
import type { Showing } from './playback/showing.svelte.ts';
import type { TableSource } from './source.ts';
import { tableLine, toldSoFar } from './log/table-lines.ts';

/** What a table needs to know about the device in front of it, and what its owner prefers. */
export interface Device {
  readonly settings: Pick<Settings, 'language' | 'pace'>;
  /** Whether things may move on the screen. */
  mayMove(): boolean;
}

/** What the page of a game gives to its table. */
interface Fittings<View extends object, Event extends GameEvent, Shown extends Showing<View, Event>> {
  readonly device: Device;
  readonly showing: (view: View, flights: Flights) => Shown;
  readonly lineOf: (event: Event) => LogEntry | null;
  /** The caption of a moment; by default the lines of its events. */
  readonly captionOf?: (moment: readonly Event[]) => string | null;
  /** Kinds of events that are somebody's move. */
  readonly deeds: ReadonlySet<Event['kind']>;
  /** Whether the viewer is not asked yet, because what led to the question is still being shown. */
  readonly isHeld?: () => boolean;
  /** Called when the viewer plays a move. */
  readonly acted?: () => void;
}

/** An event that the log may mention, and its line if it has one. */
interface WordedEvent<Event> {
  readonly seq: number;
  readonly event: Event;
  readonly line: LogEntry | null;
}

/** Fields of events that hold seats. */
const seatParts: ReadonlySet<string> = new Set(['seat', 'to', 'at', 'from']);

/** The most lines that are shown as news. */
const mostNewsLines = 60;

/**
 * What the tables of all games share: who sits there, what is asked of the viewer, the log, and what is shown of the
 * game. It reads everything from a source and is independent of connections. Views, moves and events get the types of
 * the game here and nowhere else.
 */
export class Scaffold<
  View extends object,
  Event extends GameEvent,
  Move extends AnyMove,
  Shown extends Showing<View, Event>,
> {
  readonly flights: Flights;
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
  /** The other seats, clockwise from the viewer's left. A spectator gets all seats. */
  readonly others = $derived.by(() => this.#around());
  readonly figures = $derived(this.seats.map(({ figure }) => figure));
  readonly isOver = $derived(this.#scene.table.stage === 'over');
  /** Whether the viewer plays this game, and does not just watch. */
  readonly isPlayer = $derived.by(() => this.you !== null && !this.isOver && this.#source().act !== undefined);
  /** The game goes on, and no person has to act. */
  readonly isUpToBots = $derived.by(() => this.#areAllBots());
  readonly #told = $derived.by(() => this.#worded());
  readonly #lines = $derived(this.#told.flatMap(({ seq, line }) => (line ? [{ seq, line }] : [])));
  readonly entries = $derived(this.#lines.map(({ line }) => line));
  /** The sentences of the last thing that happened. */
  readonly newest = $derived(
    this.#lines.filter(({ seq }) => seq === this.#lines.at(-1)?.seq).map(({ line }) => line.text),
  );

  /** Call this while a component is set up: it subscribes to the source. */
  constructor(source: () => TableSource, fittings: Fittings<View, Event, Shown>) {
    const { settings, mayMove } = fittings.device;
    this.#source = source;
    this.#fittings = fittings;
    this.flights = new Flights(mayMove);
    this.#memory = new LineMemory(fittings.lineOf);
    this.showing = untrack(() => fittings.showing(this.view, this.flights));
    this.showing.rhythm = {
      pace: () => source().pace ?? settings.pace,
      wordsOf: (moment) => this.#wordsOf(moment),
      isOwn: (event) => this.#isOwn(event),
      concerns: (event) => this.#concerns(event),
    };
    follow(
      this.showing,
      () => source().fresh,
      () => this.view,
      () => this.isOver,
    );
    $effect(() => {
      if (this.isAsked || this.isOver) this.showing.arrive();
    });
    $effect(() => {
      if (this.isOver && !this.showing.busy) source().ended?.();
    });
    $effect(() => {
      // A viewer who skips the moves of bots does not wait for their pauses either, even after another person's move.
      if (this.showing.isForwarding && this.isUpToBots) untrack(source).forward?.();
    });
    $effect(() => untrack(source).noticed?.(this.showing.busy ? 'telling' : 'still'));
  }

  get game(): string {
    return this.#scene.table.game;
  }

  /** When time is up, by the server's clock; null if no clock runs. */
  get due(): number | null {
    return this.#scene.game?.due ?? null;
  }

  /** The server's clock minus ours, in milliseconds. */
  get offset(): number {
    return this.#source().offset;
  }

  /** The remark about this moment, once its animation is over. */
  get remark(): string | undefined {
    return this.showing.busy ? undefined : this.#source().remark;
  }

  /** Identifies this game among all games of all tables. */
  get gameKey(): string {
    const { code, finished } = this.#scene.table;
    return `${code}-${finished}`;
  }

  /** Somebody's final score; undefined before the end. */
  readonly scoreAt = (seat: number): number | undefined => this.#scene.game?.result?.scores[seat];

  readonly nameAt = (seat: number): string => this.seats[seat]?.name ?? '';

  readonly act = (move: Move): void => {
    this.#fittings.acted?.();
    this.#source().act?.(move);
  };

  readonly why = (move: Move): Promise<string> => this.#source().why?.(move) ?? Promise.resolve('');

  /** The help that the viewer can ask for at a question. */
  get help(): Help {
    return this.#source().help && this.isAsked ? this.#scene.table.help : 'none';
  }

  readonly askHelp = async (wants: HelpQuestion): Promise<HelpGiven | string> =>
    (await this.#source().help?.(wants)) ?? '';

  /** Lets the bots play without animation, until the viewer is asked something. */
  readonly forward = (): void => {
    this.showing.forward();
  };

  /** The log since the viewer's last move, or of the whole game if there was none. */
  since(): readonly LogEntry[] {
    const told = this.#told.map(({ line, event }) => ({ line, isOwn: this.#isOwn(event) }));
    const news = told.findLastIndex(({ line, isOwn }) => line !== null && !isOwn);
    const own = told.findLastIndex(({ isOwn }, place) => isOwn && place < news);
    return told
      .slice(own + 1)
      .flatMap(({ line }) => line ?? [])
      .slice(-mostNewsLines);
  }

  #wordsOf(moment: readonly Event[]): string | null {
    const { captionOf, lineOf } = this.#fittings;
    if (captionOf) return captionOf(moment);
    return moment.flatMap((event) => lineOf(event)?.text ?? []).join(' ') || null;
  }

  #isOwn(event: Event): boolean {
    return this.you !== null && this.#fittings.deeds.has(event.kind) && 'seat' in event && event.seat === this.you;
  }

  /** An event concerns every seat that it names. */
  #concerns(event: Event): boolean {
    const { you } = this;
    return you !== null && Object.entries(event).some(([part, value]) => seatParts.has(part) && value === you);
  }

  #areAllBots(): boolean {
    const { table, game } = this.#scene;
    const isBot = (seat: number) => table.seats[seat]?.kind === 'bot' || table.seats[seat]?.standIn === true;
    return table.stage === 'playing' && !table.paused && game !== null && game.toAct.every(isBot);
  }

  #offered(): readonly Move[] {
    const isHeld = !this.isAsked || this.#fittings.isHeld?.() === true;
    return (isHeld ? [] : (this.#ask?.moves ?? [])) as readonly Move[];
  }

  #around(): readonly number[] {
    const all = this.seats.map((_, seat) => seat);
    return this.you === null ? all : [...all.slice(this.you + 1), ...all.slice(0, this.you)];
  }

  #worded(): readonly WordedEvent<Event>[] {
    const { log } = this.#source();
    const wording = [this.#fittings.device.settings.language, this.you, ...this.seats.map((seat) => seat.name)].join(
      '\n',
    );
    return toldSoFar(log, this.showing.unlogged).map(({ seq, event }) => ({
      seq,
      event: event as Event,
      line: isTableEvent(event) ? tableLine(event, this.nameAt) : this.#memory.lineOf(event as Event, wording),
    }));
  }
}
