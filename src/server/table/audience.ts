import type { Message } from '../../protocol/messages.ts';
import { plainJson } from '../../protocol/plain.ts';
import type { Own } from '../../protocol/scene.ts';
import type { Person } from '../store/store.ts';
import type { Away } from './machines.ts';
import { NewsOf, welcomeText, type Shown } from './news.ts';
import { ownScene, publicScene, type Company } from './scene.ts';
import { seatOf, type TableState } from './state.ts';

/** Somebody's open page, or a big screen, which has no owner. */
export interface Connection {
  readonly owner: string | null;
  /** Sends messages, all of them in one piece. */
  send(...messages: readonly string[]): void;
  /** What only this page has on the screen; null before the welcome, and for a big screen. */
  own: Own | null;
  /** When it last sent a signal of the moment. */
  signalledAt: number;
}

/** A command of a page that became an entry. */
export interface Asked {
  readonly connection: Connection;
  readonly owner: string;
  readonly n: number;
}

export const tell = (connection: Connection, message: Message): void => connection.send(plainJson(message));

/** So many pages one browser may have open at a table, so many browsers may watch without a seat, so many screens. */
const mostPages = 8;
const mostWatching = 60;
const mostScreens = 8;

/** Those who have a table open, what they have on the screen, and which people of the table are away. */
export class Audience {
  readonly #company: Company;
  readonly #connections = new Set<Connection>();
  /** How many pages each owner has open. */
  readonly #pages = new Map<string, number>();
  readonly #away = new Map<string, number>();
  #screens = 0;
  /** What all connections have on the screen. */
  #shown: Shown | undefined;

  constructor(code: string, people: ReadonlyMap<string, Person>) {
    this.#company = { code, people, present: this.#pages };
  }

  /** Whether nobody at all is connected. */
  get isEmpty(): boolean {
    return this.#pages.size === 0 && this.#screens === 0;
  }

  /** Whether a person is connected; a big screen alone does not keep a table awake. */
  get hasPeople(): boolean {
    return this.#pages.size > 0;
  }

  /** People of the table who are not connected, and since when. */
  get away(): Away {
    return this.#away;
  }

  isPresent(owner: string): boolean {
    return this.#pages.has(owner);
  }

  /** Whoever has a seat always gets in, so that strangers cannot keep the players out. */
  hasRoomFor(owner: string | null, state: TableState): boolean {
    if (owner === null) return this.#screens < mostScreens;
    if ((this.#pages.get(owner) ?? 0) >= mostPages) return false;
    return (
      seatOf(state, owner) !== null || owner === state.host || this.#pages.size < mostWatching + state.seats.length
    );
  }

  /** Counts a connection as present; it hears nothing before its welcome. */
  add({ owner }: Connection): void {
    if (owner === null) {
      this.#screens += 1;
    } else {
      this.#pages.set(owner, (this.#pages.get(owner) ?? 0) + 1);
      this.#away.delete(owner);
    }
  }

  /** False, if it was not here. */
  remove(connection: Connection): boolean {
    if (!this.#connections.delete(connection)) return false;
    const { owner } = connection;
    if (owner === null) {
      this.#screens -= 1;
      return true;
    }
    const pages = (this.#pages.get(owner) ?? 0) - 1;
    if (pages > 0) this.#pages.set(owner, pages);
    else this.#pages.delete(owner);
    return true;
  }

  /** People of the table who are not here and were not missed before are away from now on. */
  noteAway(state: TableState, now: number): void {
    const note = (owner: string | null) => {
      if (owner !== null && !this.isPresent(owner) && !this.#away.has(owner)) this.#away.set(owner, now);
    };
    for (const { owner } of state.seats) note(owner);
    note(state.host);
  }

  /** Absence does not count while the table is empty. */
  forgetAway(): void {
    this.#away.clear();
  }

  /** Sends all of the table to a connection that has come, and what it missed since an entry. */
  welcome(connection: Connection, table: TableState, since: number): void {
    const { scene } = (this.#shown ??= this.#show(table));
    this.#connections.add(connection);
    connection.own = ownOf(connection, table);
    connection.send(welcomeText(table, scene, connection.own, since));
  }

  /** Sends everybody what changed for them, and tells the page that asked for it that it is done. */
  broadcast(table: TableState, asked?: Asked): void {
    const before = this.#shown;
    this.#shown = this.#connections.size > 0 ? this.#show(table) : undefined;
    const news = before && this.#shown && new NewsOf(before, this.#shown);
    for (const connection of this.#connections) {
      const own = ownOf(connection, table);
      const text = news?.textFor(connection.own, own);
      connection.own = own;
      send(connection, text, asked);
    }
  }

  tellAll(message: Message): void {
    for (const connection of this.#connections) tell(connection, message);
  }

  tellOwner(owner: string, message: Message): void {
    for (const connection of this.#connections) if (connection.owner === owner) tell(connection, message);
  }

  #show(table: TableState): Shown {
    return { table, scene: publicScene(table, this.#company) };
  }
}

const ownOf = ({ owner }: Connection, table: TableState): Own | null =>
  owner === null ? null : ownScene(table, owner);

function send(connection: Connection, news: string | undefined, asked: Asked | undefined): void {
  const answer = asked?.connection === connection ? [plainJson({ say: 'done', n: asked.n })] : [];
  const messages = news === undefined ? answer : [news, ...answer];
  if (messages.length > 0) connection.send(...messages);
}
