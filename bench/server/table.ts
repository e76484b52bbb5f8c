import { chanceInSeries, type FastChance } from '../../src/engine/chance/index.ts';
import type { GameName } from './games.ts';

/** One table as its players see it, each over a socket. */
export interface Table {
  /** The game is over, and nobody can move. */
  isOver(): boolean;
  /** Begins another game, and calls back when all players have it. */
  renew(done: () => void): void;
  /**
   * Makes one legal move for a player who has to act. Calls back when all players have received it and their new view.
   */
  move(done: () => void): void;
}

/** How to play on a server. Peers only have Thieves!. */
export interface Side {
  /** What has to be done before the server starts; returns further arguments for it. */
  prepare?(game: GameName): Promise<readonly string[]>;
  open(port: number, index: number, game: GameName): Promise<Table>;
}

export const tables = 60;

/** The dice by which the players of a table pick their moves. */
export const diceOf = (index: number): FastChance => chanceInSeries(1, index);

/** Calls back when all seats have received the given entry. */
export class Gathering {
  readonly #reached: number[];
  #goal = Infinity;
  #done: () => void = () => undefined;

  constructor(seats: number) {
    this.#reached = Array<number>(seats).fill(0);
  }

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
