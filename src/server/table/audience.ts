import type { Event } from '../../engine/game.ts';
import type { Viewer } from '../../engine/seats.ts';
import { protocolVersion, type Message } from '../../protocol/messages.ts';
import { difference } from '../../protocol/patch.ts';
import type { Heard, Scene, TableInView } from '../../protocol/scene.ts';
import type { Person } from '../store/store.ts';
import type { Away } from './machines.ts';
import { heardSince, sceneFor, tableInView } from './scene.ts';
import { seatOf, type TableState } from './state.ts';

/** Somebody's open page. */
export interface Connection {
  readonly owner: string;
  send(frame: string): void;
  /** What it has on the screen, and the last entry it was told of. */
  scene: Scene | null;
  seq: number;
  /** When it last sent a signal of the moment. */
  signalledAt: number;
}

export const tell = (connection: Connection, message: Message): void => connection.send(JSON.stringify(message));

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
  /** What the table in view was made of, and how often somebody had come or gone until then. */
  #basis: readonly unknown[] = [];
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
    for (const { owner } of [...state.seats, { owner: state.host }]) {
      if (owner !== null && !this.#away.has(owner) && !this.isPresent(owner)) this.#away.set(owner, now);
    }
  }

  /** Nobody is blamed for the time in which nobody was here. */
  forgetAway(): void {
    this.#away.clear();
  }

  /** All of the table for somebody who comes, and what they missed since an entry. */
  welcome(connection: Connection, state: TableState, since: number): void {
    const { seq } = state;
    const scene = sceneFor(state, this.#tableInView(state), connection.owner);
    const heard = heardOf(state, connection.owner, since).slice(-longestMemory);
    connection.scene = scene;
    connection.seq = seq;
    tell(connection, { say: 'welcome', version: protocolVersion, seq, scene, heard });
  }

  /** Everybody gets what changed for them; who has nothing new hears nothing. */
  broadcast(state: TableState): void {
    const table = this.#tableInView(state);
    const scenes = new Map<string, Scene>();
    const news = newsFrom(state);
    for (const connection of this.#connections) {
      const viewer = this.#isGuest(state, connection.owner) ? 'guest' : connection.owner;
      const scene = scenes.get(viewer) ?? sceneFor(state, table, connection.owner);
      scenes.set(viewer, scene);
      const frame = news(connection, scene);
      connection.scene = scene;
      connection.seq = state.seq;
      if (frame !== undefined) connection.send(frame);
    }
  }

  tellAll(message: Message): void {
    for (const connection of this.#connections) tell(connection, message);
  }

  tellOwner(owner: string, message: Message): void {
    for (const connection of this.#connections) if (connection.owner === owner) tell(connection, message);
  }

  /** All guests see the same. */
  #isGuest(state: TableState, owner: string): boolean {
    return owner !== state.host && owner !== state.newcomer?.owner && seatOf(state, owner) === null;
  }

  /** The same object as long as nothing in it changes: then there is nothing to compare for anybody. */
  #tableInView(state: TableState): TableInView {
    const basis = [...basisOf(state), this.#comings];
    if (this.#table !== undefined && basis.every((part, index) => part === this.#basis[index])) return this.#table;
    this.#basis = basis;
    const table = tableInView(state, { code: this.#code, people: this.#people, present: this.#pages });
    if (this.#table === undefined || difference(this.#table, table) !== undefined) this.#table = table;
    return this.#table;
  }
}

/** What everybody sees of a table depends on this and on who is there; a move mostly leaves it as it was. */
const basisOf = ({ seats, host, newcomer, stage, finished, ...rest }: TableState): readonly unknown[] => [
  ...[seats, host, newcomer, stage, finished],
  ...[rest.options, rest.clock, rest.locked, rest.pausedAt, rest.wantEnd],
];

/** A message `news`, put together from what has been written already. */
const newsFrame = (seq: number, heard: readonly string[], patch = 'null'): string =>
  `{"say":"news","seq":${seq},"heard":[${heard.join()}],"patch":${patch}}`;

/** Writes what is new for a page; pages that had the same and get the same share the work, and so do those who hear the same. */
function newsFrom(state: TableState): (connection: Connection, scene: Scene) => string | undefined {
  const written = new Map<Scene, { readonly before: Scene | null; readonly since: number; readonly frame?: string }>();
  const texts = new Map<Event, string>();
  const textOf = (heard: Heard): string => {
    const text = texts.get(heard.event) ?? JSON.stringify(heard);
    texts.set(heard.event, text);
    return text;
  };
  return ({ owner, scene: before, seq: since }, scene) => {
    const known = written.get(scene);
    if (known && known.before === before && known.since === since) return known.frame;
    const patch = difference(before, scene);
    const heard = heardOf(state, owner, since);
    const isNew = patch !== undefined || heard.length > 0;
    const news = isNew ? { before, since, frame: newsFrame(state.seq, heard.map(textOf), patch) } : { before, since };
    written.set(scene, news);
    return news.frame;
  };
}

function heardOf(state: TableState, owner: string, since: number): readonly Heard[] {
  const viewer: Viewer = seatOf(state, owner) ?? 'spectator';
  return state.play && since < state.seq ? heardSince(state.play, viewer, since) : [];
}
