import { randomBytes } from 'node:crypto';
import type { Game } from '../../../engine/game.ts';
import type { ShareInView, SharedGameAnswer } from '../../../protocol/http.ts';
import type { Problem } from '../../../protocol/messages.ts';
import type { Answer, Archive, Readable } from '../archive.ts';
import { sharesPerTable } from '../../limits/bounds.ts';
import type { SharedGame } from '../../../room/log-store.ts';
import type { SharedWithPicture, Store } from '../../store/store.ts';
import { castOf, ownersIn } from './cast.ts';

export interface SharesSources {
  readonly store: Store;
  readonly games: Readonly<Record<string, Game>>;
  readonly archive: Archive;
  /** Why somebody may not withdraw what others shared at a table: only a host may who is no heir. */
  readonly whyNotKeeper: (code: string, owner: string) => Promise<Problem | undefined>;
  /** Whether somebody has played a game of a table to its end. */
  readonly hasFinished: (code: string, owner: string) => Promise<boolean>;
}

/** A request to share a game. */
interface ShareWish {
  readonly code: string;
  /** Undefined for the last game. */
  readonly number: number | undefined;
  readonly owner: string;
  /** Whether everybody may see the names. */
  readonly names: boolean;
  readonly picture: string | null;
}

const gone = { problem: 'no-such-share' } as const;

/**
 * Finished games that are shown to others, each under an id of 128 random bits. The id opens this one game, and no
 * table.
 */
export class Shares {
  readonly #sources: SharesSources;

  constructor(sources: SharesSources) {
    this.#sources = sources;
  }

  /**
   * Shares a game whose record may be read, for somebody who had a seat in it or has finished one there. Sharing the
   * same game again keeps the id.
   */
  async share({ code, number, owner, names, picture }: ShareWish): Promise<Answer<{ readonly id: string }>> {
    const { store, games, archive, hasFinished } = this.#sources;
    const ended = await archive.readable(code, number);
    if ('problem' in ended) return ended;
    const hasPlayed = (await hasFinished(code, owner)) || (await ownersIn(games, store, { code, ended })).has(owner);
    if (!hasPlayed) return { problem: 'not-played' };
    const shares = await store.sharesAt(code);
    const before = shares.find((each) => each.owner === owner && each.number === ended.number);
    if (!before && shares.length >= sharesPerTable) return { problem: 'too-many-shares' };
    const id = before?.id ?? randomBytes(16).toString('base64url');
    const cast = names ? await castOf(games, store, { code, ended }) : null;
    await store.share({ id, code, number: ended.number, owner, names: cast, sharedAt: store.now(), picture });
    return { id };
  }

  async #find(id: string): Promise<SharedWithPicture | undefined> {
    return isId(id) ? this.#sources.store.shared(id) : undefined;
  }

  /** What everybody may know about a shared game: neither its table nor the person who shared it. */
  async about(id: string): Promise<Answer<SharedGameAnswer>> {
    const shared = await this.#find(id);
    const ended = shared && (await this.#sources.archive.readable(shared.code, shared.number));
    if (!shared || !ended || 'problem' in ended) return gone;
    return { game: ended.game, names: shared.names };
  }

  async record(id: string): Promise<Answer<Readable>> {
    const shared = await this.#find(id);
    const found = shared && (await this.#sources.archive.record(shared.code, shared.number));
    if (!found || 'problem' in found) return gone;
    // The usual file name contains the code of the table.
    return { ...found, name: `hideout-${id}` };
  }

  async picture(id: string): Promise<Buffer | undefined> {
    const { picture } = (await this.#find(id)) ?? { picture: null };
    return picture === null ? undefined : Buffer.from(picture, 'base64');
  }

  /** The shared games of a table, and which of them this owner may withdraw. */
  async listFor(code: string, owner: string): Promise<Answer<{ readonly shares: readonly ShareInView[] }>> {
    const whyNot = await this.#sources.whyNotKeeper(code, owner);
    if (whyNot === 'no-such-table') return { problem: whyNot };
    const shares = await this.#sources.store.sharesAt(code);
    const inView = ({ id, number, names, owner: by }: SharedGame): ShareInView => {
      return { id, number, names: names !== null, isYours: by === owner, mayWithdraw: by === owner || !whyNot };
    };
    return { shares: shares.map(inView) };
  }

  /** Withdraws a shared game. The person who shared it may do this, and the host of its table unless an heir. */
  async withdraw(id: string, owner: string): Promise<Problem | undefined> {
    const { store, whyNotKeeper } = this.#sources;
    const shared = await this.#find(id);
    if (!shared) return gone.problem;
    const whyNot = shared.owner === owner ? undefined : await whyNotKeeper(shared.code, owner);
    if (whyNot) return whyNot;
    await store.withdraw(id);
    return undefined;
  }
}

const isId = (id: string): boolean => /^[\w-]{22}$/.test(id);
