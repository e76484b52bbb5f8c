import type { Game } from '../engine/game.ts';
import type { EndedGameInView } from '../protocol/http.ts';
import type { Problem } from '../protocol/messages.ts';
import type { EndedGame, Store } from './store/store.ts';
import { isOpen } from './table/ended-games.ts';
import { logOf } from './table/game-log.ts';
import { recordOf } from './table/record.ts';

interface Holdings {
  readonly store: Store;
  readonly games: Readonly<Record<string, Game>>;
  /** Has the games of a table written down that was last used before the store kept an index of them. */
  readonly index: (code: string) => Promise<unknown>;
}

/** A game that somebody may read, and a name for the file. */
export interface Readable {
  readonly name: string;
  readonly text: AsyncIterable<string>;
}
export type Answer<T> = T | { readonly problem: Problem };

/** Games that ended. Whether one may be read is known before any of its entries is. */
export class Archive {
  readonly #holdings: Holdings;

  constructor(holdings: Holdings) {
    this.#holdings = holdings;
  }

  /** All games that ended at a table, with nothing secret about them. */
  async list(code: string): Promise<Answer<readonly EndedGameInView[]>> {
    const games = await this.#gamesOf(code);
    return games?.map((game) => this.#inView(game)) ?? { problem: 'no-such-table' };
  }

  /** The record of a game; without a number, of the last one. */
  async record(code: string, number?: number): Promise<Answer<Readable>> {
    const ended = await this.#find(code, number);
    if ('problem' in ended) return ended;
    const game = this.#gameWithRulesOf(ended);
    if (!game) return { problem: 'other-rules' };
    return { name: nameOf(code, ended), text: await recordOf(game, this.#holdings.store, { code, ended }) };
  }

  /** The log of a game whose rules are gone. */
  async log(code: string, number: number): Promise<Answer<Readable>> {
    const ended = await this.#find(code, number);
    if ('problem' in ended) return ended;
    if (this.#gameWithRulesOf(ended)) return { problem: 'not-now' };
    return { name: `${nameOf(code, ended)}-log`, text: logOf(this.#holdings.store, code, ended) };
  }

  async #find(code: string, number: number | undefined): Promise<Answer<EndedGame>> {
    const games = await this.#gamesOf(code);
    if (!games) return { problem: 'no-such-table' };
    const game = number === undefined ? games.at(-1) : games.find((each) => each.number === number);
    if (!game) return { problem: number === undefined ? 'not-now' : 'no-such-record' };
    return isOpen(game, this.#holdings.store.now()) ? game : { problem: 'not-now' };
  }

  async #gamesOf(code: string): Promise<readonly EndedGame[] | undefined> {
    const { store, index } = this.#holdings;
    const stored = await store.load(code);
    if (!stored) return undefined;
    if (!stored.isIndexed) await index(code);
    return store.games(code);
  }

  #inView(ended: EndedGame): EndedGameInView {
    const { number, game, endedAt, how } = ended;
    const isReadable = isOpen(ended, this.#holdings.store.now());
    const isOurs = this.#gameWithRulesOf(ended) !== undefined;
    return { number, game, endedAt, how, record: isReadable && isOurs, log: isReadable && !isOurs };
  }

  #gameWithRulesOf({ game, rules }: EndedGame): Game | undefined {
    const ours = this.#holdings.games[game];
    return ours?.rules === rules ? ours : undefined;
  }
}

const nameOf = (code: string, { game, number }: EndedGame): string => `hideout-${game}-${code}-${number}`;
