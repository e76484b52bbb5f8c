import pg from 'pg';
import { pauseUnless } from '../pause.ts';
import { connectionSettings, type Query } from '../../store/postgres/connection.ts';
import { bulletinIn, textsOf } from '../bulletin-text.ts';
import type { Bulletin, Bus, BusListener } from '../../../room/peers.ts';
import { isSealedBy, longestText, opener, sealer } from './seal.ts';

/** Milliseconds between two attempts to listen, and between two checks that the connection is still alive. */
const betweenAttempts = 250;
const betweenQuestions = 1000;
/**
 * The most bulletins kept while the database is away. The rest are dropped, and the other processes catch up by
 * themselves.
 */
const mostWaiting = 1000;

interface PostgresBusSettings {
  readonly url: string;
  /** Sends through the connections of the store. */
  readonly query: Query;
  /** The name of this process among the others. */
  readonly name: string;
  /** The clock that all processes share. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** How processes that share a schema reach each other, and nobody else does. */
interface Club {
  readonly channel: string;
  readonly seal: (text: string) => string;
  readonly open: (sealed: string) => string | undefined;
}

/**
 * Sends bulletins with PostgreSQL's NOTIFY, never inside the transaction that writes an entry: this way a process that
 * hears of an entry finds it in the store, and commits do not queue for the one lock that NOTIFY takes.
 */
export class PostgresBus implements Bus {
  readonly #settings: PostgresBusSettings;
  readonly #listeners: BusListener[] = [];
  #waiting: Bulletin[] = [];
  #sending: Promise<void> | undefined;
  readonly #club: Club;
  readonly #closing = new AbortController();
  readonly #listening: Promise<void>;

  private constructor(settings: PostgresBusSettings, club: Club) {
    this.#settings = settings;
    this.#club = club;
    this.#listening = this.#keepListening();
  }

  /** Servers hear each other if they have the same schema of the same database. */
  static async join(settings: PostgresBusSettings): Promise<PostgresBus> {
    const { query, name, now } = settings;
    const [found] = await query<{ schema: string; key: string }>(
      'select current_schema() as schema, key from bulletin_key',
    );
    if (!found || !/^[\da-f]{64}$/.test(found.key)) throw new Error('The database has no good key in bulletin_key.');
    const seals = { key: Buffer.from(found.key, 'hex'), now };
    const channel = `hideout_${found.schema}`;
    return new PostgresBus(settings, { channel, seal: sealer(seals, name), open: opener(seals) });
  }

  publish(bulletin: Bulletin): void {
    if (!this.#isOpen()) return;
    if (this.#waiting.push(bulletin) > mostWaiting) this.#waiting.shift();
    // Bulletins published in this turn, or while a batch is being sent, go into one batch.
    this.#sending ??= Promise.resolve().then(() => this.#send());
  }

  listen(listener: BusListener): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#sending;
    await this.#listening;
  }

  async #send(): Promise<void> {
    const { query, report } = this.#settings;
    const { channel } = this.#club;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await query('select pg_notify($1, text) from unnest($2::text[]) as text', [channel, this.#sealed(batch)]);
      } catch (error) {
        report(error);
        if (!this.#isOpen()) break;
        this.#waiting = [...batch, ...this.#waiting].slice(-mostWaiting);
        await pauseUnless(betweenAttempts, this.#closing);
      }
    }
    this.#sending = undefined;
  }

  /** Bulletins are bounded, so that none is too long; one that is must not keep the others from being sent. */
  #sealed(batch: readonly Bulletin[]): readonly string[] {
    const texts = textsOf(batch);
    const short = texts.filter((text) => Buffer.byteLength(text) <= longestText);
    if (short.length < texts.length) this.#settings.report(new Error('A bulletin is too long and was not sent.'));
    return short.map(this.#club.seal);
  }

  /**
   * Listens, and listens again after the connection broke. Bulletins sent in between are lost; the listener is told of
   * a gap.
   */
  async #keepListening(): Promise<void> {
    while (this.#isOpen()) {
      try {
        await this.#listenOnce();
      } catch (error) {
        if (this.#isOpen()) this.#settings.report(error);
      }
      await pauseUnless(betweenAttempts, this.#closing);
    }
  }

  /** Returns or throws when the connection is lost. */
  async #listenOnce(): Promise<void> {
    const client = new pg.Client({ ...connectionSettings(this.#settings.url), query_timeout: 2 * betweenQuestions });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(this.#club.channel)}`);
      for (const { gap } of this.#listeners) gap();
      while (!lost.signal.aborted && this.#isOpen()) {
        await pauseUnless(betweenQuestions, this.#closing);
        // A connection that was cut silently does not answer this query.
        if (this.#isOpen()) await client.query('select 1');
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  #isOpen(): boolean {
    return !this.#closing.signal.aborted;
  }

  #hear(sealed: string): void {
    if (isSealedBy(this.#settings.name, sealed)) return;
    const text = this.#club.open(sealed);
    const bulletin = text === undefined ? undefined : bulletinIn(text);
    if (bulletin) for (const { heard } of this.#listeners) heard(bulletin);
  }
}
