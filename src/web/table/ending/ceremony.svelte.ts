import { finalistsOf, groupsOf, heightsOf, piecesUpTo, type Tally } from './tally.ts';

/** What somebody hears meanwhile: a piece on a stack, by how high it lies from 0 to 1, and the crown. */
export interface Orchestra {
  piece(height: number): void;
  stop(): void;
  crown(): void;
}

/* Milliseconds: before the first, for one person and after, for the last two, of silence, at most for each piece. */
const before = 500;
const person = 1000;
const pause = 450;
const duel = 2600;
const silence = 900;
const afterwards = 220;

/**
 * The final count as a ceremony: from the last to the first, piece by piece; the last two rise together, one stops, and
 * only after a silence it shows who wins. Who skips it is at the crown at once.
 */
export class Ceremony {
  /** How many pieces lie on whose stack, by seat. */
  laid = $state.raw<Readonly<Record<number, number>>>({});
  /** Those who have come to the front to be counted. */
  called = $state.raw<readonly number[]>([]);
  phase = $state<'counting' | 'duel' | 'silence' | 'crowned'>('counting');
  readonly tallies: readonly Tally[];
  readonly finalists: readonly Tally[];
  readonly highest: number;
  readonly #orchestra: Orchestra;
  #isSkipped = false;
  #wake: () => void = () => undefined;

  constructor(tallies: readonly Tally[], orchestra: Orchestra) {
    this.tallies = tallies;
    this.finalists = finalistsOf(tallies);
    this.highest = Math.max(1, ...tallies.map(({ total }) => total));
    this.#orchestra = orchestra;
  }

  async run(): Promise<void> {
    await this.#wait(before);
    for (const group of groupsOf(this.tallies)) {
      if (this.#isSkipped) return;
      this.called = [...this.called, ...group.map(({ place }) => place)];
      if (group[0] && this.finalists.includes(group[0])) await this.#decide();
      else {
        await this.#raise(group, heightsOf(group), person);
        await this.#wait(pause);
      }
    }
    if (!this.#isSkipped) this.#finish();
  }

  /** On to the crown. */
  skip(): void {
    this.#isSkipped = true;
    this.#wake();
    this.#finish();
  }

  /** The page is left: nothing goes on without it. */
  stop(): void {
    this.#isSkipped = true;
    this.phase = 'crowned';
    this.#wake();
  }

  async #decide(): Promise<void> {
    this.phase = 'duel';
    const losers = this.finalists.filter(({ won }) => !won);
    const stops = losers.length > 0 ? Math.max(...losers.map(({ total }) => total)) : this.highest;
    const heights = heightsOf(this.finalists);
    await this.#raise(
      this.finalists,
      heights.filter((height) => height <= stops),
      duel,
    );
    if (this.#isSkipped) return;
    this.phase = 'silence';
    this.#orchestra.stop();
    await this.#wait(silence);
    const rest = heights.filter((height) => height > stops);
    await this.#raise(this.finalists, rest, rest.length * afterwards);
  }

  /** Lays piece on piece, up to each of these heights. */
  async #raise(group: readonly Tally[], heights: readonly number[], time: number): Promise<void> {
    if (heights.length === 0) await this.#wait(pause);
    for (const height of heights) {
      await this.#wait(Math.min(afterwards, time / heights.length));
      if (this.#isSkipped) return;
      this.laid = { ...this.laid, ...Object.fromEntries(group.map((each) => [each.place, piecesUpTo(each, height)])) };
      this.#orchestra.piece(height / this.highest);
    }
  }

  #finish(): void {
    if (this.phase === 'crowned') return;
    this.laid = Object.fromEntries(this.tallies.map(({ place, pieces }) => [place, pieces.length]));
    this.called = this.tallies.map(({ place }) => place);
    this.phase = 'crowned';
    this.#orchestra.crown();
  }

  #wait(milliseconds: number): Promise<void> {
    if (this.#isSkipped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
