import { isDeepStrictEqual } from 'node:util';
import { protocolVersion, type Message } from '../../protocol/messages.ts';
import { plainJson } from '../../protocol/plain.ts';
import type { TableInView, You } from '../../protocol/scene.ts';
import type { Person } from '../store/store.ts';
import type { Away } from './machines.ts';
import { NewsWriter } from './news.ts';
import { heardSince, openGame, sceneOf, seenBy, tableInView, youAt, type OpenScene, type Seen } from './scene.ts';
import { seatOf, type TableState } from './state.ts';

/** Somebody's open page. */
export interface Connection {
  readonly owner: string;
  /** Sends messages, all of them in one piece. */
  send(...messages: readonly string[]): void;
  /** What it has on the screen, and the last entry it was told of. */
  seen: Seen | null;
  seq: number;
  /** When it last sent a signal of the moment. */
  signalledAt: number;
}

/** A command of a page that became an entry. */
export interface Asked {
  readonly connection: Connection;
  readonly n: number;
}

export const tell = (connection: Connection, message: Message): void => connection.send(plainJson(message));

/** So many pages one browser may have open at a table, and so many browsers may watch without a seat. */
const mostPages = 8;
const mostWatching = 60;

/** So many events of a running game are told to somebody who comes late. */
const longestMemory = 80;

/** Those who have a table open, what each of them has on the screen, and which people of the table are away. */
export class Audience {
  readonly #code: string;
  readonly #people: ReadonlyMap<string, Person>;
  readonly #connections = new Set<Connection>();
  /** How many pages each owner has open. */
  readonly #pages = new Map<string, number>();
  readonly #away = new Map<string, number>();
  #table: TableInView | undefined;
  #open: OpenScene | undefined;
  /** What the table in view was made of, and how often somebody had come or gone until then. */
  #basis: { readonly state: TableState; readonly comings: number } | undefined;
  #comings = 0;

  constructor(code: string, people: ReadonlyMap<string, Person>) {
    this.#code = code;
    this.#people = people;
  }

  get size(): number {
    return this.#connections.size;
  }

  /** People of the table who are not connected, and since when. */
  get away(): Away {
    return this.#away;
  }

  isPresent(owner: string): boolean {
    return this.#pages.has(owner);
  }

  /** Whoever has a seat always gets in, so that strangers cannot keep the players out. */
  hasRoomFor(owner: string, state: TableState): boolean {
    if ((this.#pages.get(owner) ?? 0) >= mostPages) return false;
    return (
      seatOf(state, owner) !== null || owner === state.host || this.#pages.size < mostWatching + state.seats.length
    );
  }

  add(connection: Connection): void {
    this.#comings += 1;
    this.#connections.add(connection);
    this.#pages.set(connection.owner, (this.#pages.get(connection.owner) ?? 0) + 1);
    this.#away.delete(connection.owner);
  }

  /** False, if it was not here. */
  remove(connection: Connection): boolean {
    if (!this.#connections.delete(connection)) return false;
    this.#comings += 1;
    const pages = (this.#pages.get(connection.owner) ?? 0) - 1;
    if (pages > 0) this.#pages.set(connection.owner, pages);
    else this.#pages.delete(connection.owner);
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

  /** Nobody is blamed for the time in which nobody was here. */
  forgetAway(): void {
    this.#away.clear();
  }

  /** All of the table for somebody who comes, and what they missed since an entry. */
  welcome(connection: Connection, state: TableState, since: number): void {
    const { seq, play } = state;
    const you = youAt(state, connection.owner);
    const seen = seenBy(state, this.#openScene(state), you);
    const heard = play ? heardSince(play, you.seat ?? 'spectator', since).slice(-longestMemory) : [];
    connection.seen = seen;
    connection.seq = seq;
    tell(connection, { say: 'welcome', version: protocolVersion, seq, scene: sceneOf(seen), heard });
  }

  /** Everybody gets what changed for them; who has nothing new hears nothing. Whoever asked for it is told that it is done. */
  broadcast(state: TableState, asked?: Asked): void {
    const wasOpen = this.#open?.game ?? null;
    const sitAsBefore = this.#basis !== undefined && isSameCompany(this.#basis.state, state);
    const open = this.#openScene(state);
    const writer = new NewsWriter(state, wasOpen, open.game);
    const sent: Sent[] = [];
    for (const connection of this.#connections) {
      const { seen: before, seq: since } = connection;
      const you = sitAsBefore && before ? before.you : youAt(state, connection.owner);
      let known = sentTo(you, sent);
      if (known?.before !== before || known.since !== since) {
        const seen = known?.seen ?? seenBy(state, open, you);
        known = { seen, before, since, frame: writer.write(before, seen, since) };
        sent.push(known);
      }
      connection.seen = known.seen;
      connection.seq = state.seq;
      pass(connection, known.frame, asked);
    }
  }

  tellAll(message: Message): void {
    for (const connection of this.#connections) tell(connection, message);
  }

  tellOwner(owner: string, message: Message): void {
    for (const connection of this.#connections) if (connection.owner === owner) tell(connection, message);
  }

  /** The game looks the same as long as the state is the same, whoever comes and goes. */
  #openScene(state: TableState): OpenScene {
    const game = this.#basis?.state === state && this.#open ? this.#open.game : openGame(state);
    this.#open = { table: this.#tableInView(state), game };
    return this.#open;
  }

  /** The same object as long as nothing in it changes: then there is nothing to compare for anybody. */
  #tableInView(state: TableState): TableInView {
    const { state: before, comings } = this.#basis ?? {};
    this.#basis = { state, comings: this.#comings };
    if (this.#table && before && comings === this.#comings && isSameTable(before, state)) return this.#table;
    const table = tableInView(state, { code: this.#code, people: this.#people, present: this.#pages });
    if (!this.#table || !isDeepStrictEqual(this.#table, table)) this.#table = table;
    return this.#table;
  }
}

/** What everybody sees of a table depends on this and on who is there; a move mostly leaves it as it was. */
const isSameTable = (one: TableState, other: TableState): boolean =>
  isSameCompany(one, other) &&
  one.stage === other.stage &&
  one.finished === other.finished &&
  one.options === other.options &&
  one.clock === other.clock &&
  one.locked === other.locked &&
  one.pausedAt === other.pausedAt &&
  one.wantEnd === other.wantEnd;

/** Everybody is who they were. */
const isSameCompany = (one: TableState, other: TableState): boolean =>
  one.seats === other.seats && one.host === other.host && one.newcomer === other.newcomer;

/** What was sent to a page; others who are the same and had the same get the same. */
interface Sent {
  readonly seen: Seen;
  readonly before: Seen | null;
  readonly since: number;
  readonly frame: string | undefined;
}

function sentTo(you: You, sent: readonly Sent[]): Sent | undefined {
  for (const each of sent) if (each.seen.you === you) return each;
  return undefined;
}

function pass(connection: Connection, news: string | undefined, asked: Asked | undefined): void {
  const answer = asked?.connection === connection ? `{"say":"done","n":${asked.n}}` : undefined;
  if (news !== undefined && answer !== undefined) connection.send(news, answer);
  else if (news !== undefined) connection.send(news);
  else if (answer !== undefined) connection.send(answer);
}
