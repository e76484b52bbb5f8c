import { settings } from '../../device/settings.svelte.ts';
import { learn, learnt } from './lessons.ts';

/** The lessons of a game by name, in order of importance. Each function says whether this is the occasion for it. */
export type Lessons<Occasion> = Readonly<Record<string, (occasion: Occasion) => boolean>>;

/** Explains the steps of a first game. Each is explained once on a device, when it is first asked. */
export class Coaching<Occasion, Known extends Lessons<Occasion>> {
  readonly #game: string;
  readonly #lessons: Known;
  readonly #occasion: () => Occasion | null;
  #had = $state.raw<readonly string[]>([]);
  /** The lesson for now that has not been shown before. */
  readonly lesson = $derived.by(() => this.#next());

  /** `occasion`: what is asked of the viewer now, or null. */
  constructor(game: string, lessons: Known, occasion: () => Occasion | null) {
    this.#game = game;
    this.#lessons = lessons;
    this.#occasion = occasion;
    this.#had = learnt(game);
  }

  /** The lesson has been read, or its step has been done. */
  readonly learnt = (): void => {
    if (this.lesson !== undefined) this.#had = [...this.#had, String(this.lesson)];
    learn(this.#game, this.#had);
  };

  #next(): keyof Known | undefined {
    const occasion = settings.hints ? this.#occasion() : null;
    if (occasion === null) return undefined;
    const names = Object.keys(this.#lessons) as readonly (keyof Known)[];
    return names.find((name) => !this.#had.includes(String(name)) && this.#lessons[name]?.(occasion));
  }
}
