import type { Component } from 'svelte';
import type { GreatMoment, Hidden, Tale } from '../../replay/after.ts';
import type { Eyes, FilmInfo, Preview, Questions } from '../../replay/messages.ts';
import type { Odds } from '../../protocol/help.ts';
import type { Heard, Scene, SeatInView } from '../../protocol/scene.ts';
import type { Pace } from '../device/settings.svelte.ts';
import type { TableSource } from '../table/source.ts';
import type { FilmReader } from './film-reader.ts';
import { picturesOf } from './pins.ts';
import { tellerOf, tellRemark } from './tale-words.ts';
import { castNamed, replayScene, seatsOf, type Cast } from './replay-scene.ts';

/** A moment as it is drawn. Its fields change together. */
interface Shown {
  readonly step: number;
  readonly eyes: Eyes;
  readonly scene: Scene;
  readonly log: readonly Heard[];
  readonly fresh: readonly Heard[];
}

/** Milliseconds that a step without any events stays visible. */
const glance: Readonly<Record<Pace, number>> = { calm: 700, normal: 350, quick: 80 };

/** Plays a record as the source of a table, which draws it like a live game. */
export class Player implements TableSource {
  readonly offset = 0;
  isPlaying = $state(false);
  pace = $state<Pace>('normal');
  /** They are computed after the first moment has been drawn, so nobody waits for them. */
  moments = $state.raw<readonly GreatMoment[]>([]);
  /** The picture on the pin of a moment; known before the moments are. */
  pictureOf: (kind: string) => Component | undefined = () => undefined;
  #tellMoment = $state.raw<(moment: GreatMoment) => string>();
  /** The remark about the moment that is shown. */
  readonly remark = $derived.by(() => {
    const moment = this.moments.find(({ step }) => step === this.step);
    return moment && this.#tellMoment?.(moment);
  });
  #info = $state.raw<FilmInfo>() as FilmInfo;
  #shown = $state.raw<Shown>() as Shown;
  readonly #reader: Pick<FilmReader, 'ask'>;
  #seats: readonly SeatInView[];
  #hasNames = $state(false);
  #story: readonly Heard[] = [];
  #storyOf: Eyes | undefined;
  #hidden: Promise<Hidden | null> | undefined;
  #tale: Promise<Tale> | undefined;
  /** Called by `open`. Questions wait until then, because the game has not been replayed yet. */
  #begin: () => void = () => undefined;
  readonly #opened = new Promise<void>((resolve) => (this.#begin = resolve));
  #isTelling = false;
  /** The number of the last request; answers to earlier ones are ignored. */
  #wish = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows the first picture of a record; everything else is available after `open`. */
  constructor(reader: Pick<FilmReader, 'ask'>, { info, game }: Preview, cast?: Cast) {
    this.#reader = reader;
    this.#seats = seatsOf(info, cast);
    this.#hasNames = cast !== undefined;
    this.#info = info;
    this.#shown = { step: 0, eyes: 'all', scene: replayScene(info, game, 'all', this.#seats), log: [], fresh: [] };
  }

  get info(): FilmInfo {
    return this.#info;
  }

  /** Called when the game has been replayed. */
  async open(info: FilmInfo, step: number): Promise<void> {
    this.#info = info;
    this.#begin();
    if (step > 0) return this.show(step);
    const { eyes } = this;
    const story = await this.#storyFor(eyes);
    if (this.eyes === eyes) this.#shown = { ...this.#shown, log: story.filter(({ seq }) => seq <= this.step) };
  }

  get scene(): Scene {
    return this.#shown.scene;
  }

  get log(): readonly Heard[] {
    return this.#shown.log;
  }

  get fresh(): readonly Heard[] {
    return this.#shown.fresh;
  }

  get step(): number {
    return this.#shown.step;
  }

  get eyes(): Eyes {
    return this.#shown.eyes;
  }

  get isAtEnd(): boolean {
    return this.step >= this.info.steps;
  }

  /** Shows the game after a step. Only the very next step is animated; anything else is a jump. */
  async show(step: number, eyes: Eyes = this.eyes): Promise<void> {
    clearTimeout(this.#timer);
    const wish = (this.#wish += 1);
    const to = Math.max(0, Math.min(step, this.info.steps));
    const [game, story] = await Promise.all([this.#ask('game', { step: to, eyes }), this.#storyFor(eyes)]);
    if (wish !== this.#wish) return;
    const isNext = this.eyes === eyes && to === this.step + 1;
    this.#shown = {
      step: to,
      eyes,
      scene: replayScene(this.info, game, eyes, this.#seats),
      log: story.filter(({ seq }) => seq <= to),
      fresh: isNext ? story.filter(({ seq }) => seq === to) : [],
    };
    this.#timer = setTimeout(() => this.#goOn(), glance[this.pace]);
  }

  /** The last moment with everything face up, with or without the names of people. */
  async ending(names: 'with-names' | 'without-names'): Promise<Scene> {
    const game = await this.#ask('game', { step: this.info.steps, eyes: 'all' });
    return replayScene(this.info, game, 'all', names === 'with-names' ? this.#seats : seatsOf(this.info));
  }

  /** Sets the names of the players. */
  learnNames(names: readonly string[]): void {
    this.#seats = seatsOf(this.info, castNamed(names));
    this.#hasNames = true;
  }

  /** Whether the names are known. */
  get hasNames(): boolean {
    return this.#hasNames;
  }

  /** Shows a step: first the moment before it, then its animation. */
  async watch(step: number): Promise<void> {
    this.pause();
    await this.show(step - 1);
    await this.show(step);
  }

  /** Everything that was hidden in this game. */
  hidden(): Promise<Hidden | null> {
    return (this.#hidden ??= this.#ask('hidden', {}));
  }

  /** Fortunes, great moments and titles. */
  tale(): Promise<Tale> {
    return (this.#tale ??= this.#findTale());
  }

  /** What follows from the view of a seat at this step. */
  odds(seat: number): Promise<Odds> {
    return this.#ask('odds', { step: this.step, seat });
  }

  play(): void {
    this.isPlaying = true;
    void this.show(this.isAtEnd ? 0 : this.step + 1);
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Continues when the animation is over. */
  readonly noticed = (table: 'telling' | 'still'): void => {
    this.#isTelling = table === 'telling';
    if (!this.#isTelling) this.#timer = setTimeout(() => this.#goOn(), glance[this.pace]);
  };

  /** The nearest round or great moment before or after this step. */
  nearest(direction: 1 | -1, what: 'round' | 'moment'): number | undefined {
    const steps = what === 'round' ? this.info.rounds : this.moments.map(({ step }) => step);
    return direction === 1 ? steps.find((step) => step > this.step) : steps.findLast((step) => step < this.step);
  }

  #goOn(): void {
    if (!this.isPlaying || this.#isTelling) return;
    if (this.isAtEnd) this.isPlaying = false;
    else void this.show(this.step + 1);
  }

  async #ask<Kind extends keyof Questions>(
    kind: Kind,
    question: Questions[Kind]['ask'],
  ): Promise<Questions[Kind]['answer']> {
    await this.#opened;
    return this.#reader.ask(kind, question);
  }

  async #findTale(): Promise<Tale> {
    const { game } = this.info;
    const [tale, teller, pictures] = await Promise.all([this.#ask('tale', {}), tellerOf(game), picturesOf(game)]);
    this.pictureOf = pictures;
    this.#tellMoment = (moment) => tellRemark('great', moment, teller(this.scene));
    this.moments = tale.moments;
    return tale;
  }

  async #storyFor(eyes: Eyes): Promise<readonly Heard[]> {
    if (this.#storyOf === eyes) return this.#story;
    const story = await this.#ask('story', { eyes });
    this.#storyOf = eyes;
    this.#story = story;
    return story;
  }
}
