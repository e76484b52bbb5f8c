/** One table of four as its players see it from outside, over sockets of their own. */
export interface Table {
  /** The game is over, and nobody can move. */
  isOver(): boolean;
  /** Begins another game, and calls back when all four have it. */
  renew(done: () => void): void;
  /** One legal move by whoever is to act; calls back when all four have been told of it and have their new view. */
  move(done: () => void): void;
}

/** A server to be measured, and how to play on it. */
export interface Side {
  readonly name: 'hideout' | 'boardgame-io' | 'colyseus';
  open(port: number, index: number): Promise<Table>;
}

export const seats = 4;
export const tables = 60;

/** Calls back when all seats have come as far as was asked for. */
export class Gathering {
  readonly #reached: number[] = Array<number>(seats).fill(0);
  #goal = Infinity;
  #done: () => void = () => undefined;

  wait(goal: number, done: () => void): void {
    this.#goal = goal;
    this.#done = done;
    this.#look();
  }

  reach(seat: number, place: number): void {
    this.#reached[seat] = place;
    this.#look();
  }

  #look(): void {
    if (this.#reached.some((place) => place < this.#goal)) return;
    this.#goal = Infinity;
    this.#done();
  }
}
