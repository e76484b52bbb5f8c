import { randomInt } from 'node:crypto';
import { codeLetters, longestCode, shortestCode } from '../../protocol/messages.ts';
import { ordinaryBounds } from '../limits/bounds.ts';
import type { Store } from '../store/store.ts';

/** Minutes for which strangers who use up the whole budget of wrong codes must guess on average until they find a table. */
const longEnough = 30 * 24 * 60;

/** Milliseconds between two counts of all tables. */
const betweenCounts = 10 * 60_000;

/** Processes that may share a store. Each has a budget of its own. */
export const mostProcesses = 10;

/** How many letters the code of a new table needs on a server with so many tables. */
export function lettersFor(tables: number, processes = 1): number {
  const guesses = ordinaryBounds.allMissesPerMinute * processes * longEnough;
  let letters = shortestCode;
  while (letters < longestCode && codeLetters.length ** letters / Math.max(1, tables) <= guesses) letters += 1;
  return letters;
}

/** Draws codes for new tables, which get longer as the store fills. Codes that were drawn before stay as they are. */
export class NewCodes {
  readonly #store: Pick<Store, 'survey' | 'now'>;
  readonly #processes: number;
  #tables = 0;
  #countedAt = -Infinity;

  constructor(store: Pick<Store, 'survey' | 'now'>, processes = 1) {
    this.#store = store;
    this.#processes = processes;
  }

  /** The number of letters of the next code. */
  async length(): Promise<number> {
    const now = this.#store.now();
    if (Math.abs(now - this.#countedAt) >= betweenCounts) {
      this.#countedAt = now;
      this.#tables = (await this.#store.survey(0)).tables;
    }
    return lettersFor(this.#tables, this.#processes);
  }

  async draw(): Promise<string> {
    const length = await this.length();
    this.#tables += 1;
    return Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('');
  }
}
