import { finalistsOf, groupsOf, heightsOf, piecesUpTo, type Tally } from './tally.ts';

/** The sounds: a piece on a stack, by its height from 0 to 1, and the crown. */
export interface Orchestra {
  piece(height: number): void;
  stop(): void;
  crown(): void;
}

/*
 * Milliseconds: before the first, for and after each person, for the last two, of silence, and the most for each piece.
 */
const before = 500;
const person = 1000;
const pause = 450;
const duel = 2600;
const silence = 900;
const afterwards = 220;

/**
 * The final count as a ceremony: from the last to the first, piece by piece. The last two rise together, one stops, and
 * after a silence the winner is shown. It can be skipped.
 */
export class Ceremony {
  /** The number of pieces on each stack, by seat. */
  laid = $state.raw<Readonly<Record<number, number>>>({});
  /** The players who are being counted. */
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

  /** Goes straight to the crown. */
  skip(): void {
    this.#isSkipped = true;
    this.#wake();
    this.#finish();
  }

  /** Stops everything when the page is left. */
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

  /** Lays pieces up to each of these heights. */
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
