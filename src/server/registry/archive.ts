import { nodeTimers } from './node-timers.ts';
import type { Game } from '../../engine/game.ts';
import type { EndedGameInView } from '../../protocol/http.ts';
import type { Problem } from '../../protocol/messages.ts';
import type { EndedGame } from '../../table/ended-game.ts';
import type { Store } from '../store/store.ts';
import { isOpen } from '../../table/ended-games.ts';
import { logOf } from '../../room/game-log.ts';
import { recordOf } from '../../room/record.ts';

interface ArchiveSources {
  readonly store: Store;
  readonly games: Readonly<Record<string, Game>>;
  /** Indexes the games of a table that was last used before the store had an index of games. */
  readonly index: (code: string) => Promise<unknown>;
  /** Whether this is a what-if table. Its games have no record. */
  readonly isWhatIf: (code: string) => Promise<boolean>;
  /** Whether the game of a table that began with this entry can never go on. */
  readonly isOver: (code: string, began: number) => Promise<boolean>;
}

/** The text of a record or a log, and a name for the file. */
export interface Readable {
  readonly name: string;
  readonly text: AsyncIterable<string>;
}
export type Answer<T> = T | { readonly problem: Problem };

/** The ended games of all tables. It checks whether a game may be read before it reads any of its entries. */
export class Archive {
  readonly #sources: ArchiveSources;

  constructor(sources: ArchiveSources) {
    this.#sources = sources;
  }

  /** All games that ended at a table, without any secret of theirs. */
  async list(code: string): Promise<Answer<readonly EndedGameInView[]>> {
    const games = await this.#gamesOf(code);
    return games?.map((game) => this.#inView(game)) ?? { problem: 'no-such-table' };
  }

  /** The record of the game with this number; of the last one, if there is no number. */
  async record(code: string, number?: number): Promise<Answer<Readable>> {
    const ended = await this.#find(code, number);
    if ('problem' in ended) return ended;
    const game = this.#gameWithRulesOf(ended);
    if (!game) return { problem: 'other-rules' };
    return {
      name: nameOf(code, ended),
      text: await recordOf(game, { store: this.#sources.store, timers: nodeTimers }, { code, ended }),
    };
  }

  /** The game with this number, or the last one, if its record may be read. */
  async readable(code: string, number?: number): Promise<Answer<EndedGame>> {
    const ended = await this.#find(code, number);
    if ('problem' in ended) return ended;
    return this.#gameWithRulesOf(ended) ? ended : { problem: 'other-rules' };
  }

  /** The log of a game whose rules this server does not play. */
  async log(code: string, number: number): Promise<Answer<Readable>> {
    const ended = await this.#find(code, number);
    if ('problem' in ended) return ended;
    if (this.#gameWithRulesOf(ended)) return { problem: 'not-now' };
    return { name: `${nameOf(code, ended)}-log`, text: logOf(this.#sources.store, code, ended) };
  }

  async #find(code: string, number: number | undefined): Promise<Answer<EndedGame>> {
    const games = await this.#gamesOf(code);
    if (!games) return { problem: 'no-such-table' };
    const game = number === undefined ? games.at(-1) : games.find((each) => each.number === number);
    if (!game) return { problem: await this.#whyNoGame(code, number) };
    return (await this.#mayBeRead(code, game)) ? game : { problem: 'not-now' };
  }

  /** A finished game is over. One that ended by agreement can be resumed for a while, so its table has to say. */
  async #mayBeRead(code: string, { how, first }: EndedGame): Promise<boolean> {
    return how !== 'agreed' || this.#sources.isOver(code, first);
  }

  async #whyNoGame(code: string, number: number | undefined): Promise<Problem> {
    if (await this.#sources.isWhatIf(code)) return 'what-if';
    return number === undefined ? 'not-now' : 'no-such-record';
  }

  async #gamesOf(code: string): Promise<readonly EndedGame[] | undefined> {
    const { store, index } = this.#sources;
    const stored = await store.load(code);
    if (!stored) return undefined;
    if (!stored.isIndexed) await index(code);
    return store.games(code);
  }

  #inView(ended: EndedGame): EndedGameInView {
    const { number, first: began, game, endedAt, how } = ended;
    const isReadable = how !== 'agreed' || isOpen(ended, this.#sources.store.now());
    const isOurs = this.#gameWithRulesOf(ended) !== undefined;
    return { number, began, game, endedAt, how, record: isReadable && isOurs, log: isReadable && !isOurs };
  }

  #gameWithRulesOf({ game, rules }: EndedGame): Game | undefined {
    const ours = this.#sources.games[game];
    return ours?.rules === rules ? ours : undefined;
  }
}

const nameOf = (code: string, { game, number }: EndedGame): string => `hideout-${game}-${code}-${number}`;
