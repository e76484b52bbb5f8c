import type { Message, Problem } from '../../protocol/messages.ts';
import type { Own } from '../../protocol/scene.ts';
import { plainJson } from '../sending.ts';
import type { Person } from '../store/store.ts';
import type { TableServices } from './services.ts';
import { NewsOf, welcomeText, type Shown } from './news.ts';
import { whyNoRoom, type Visitor } from './admission.ts';
import { tell, type Asked, type Connection } from './connection.ts';
import { Presence } from './presence.ts';
import { hasOnlyMoved, ownScene, publicScene, publicSceneAfterMove, type SceneContext } from './scene.ts';
import type { TableState } from './state.ts';

/** Those who have a table open, and what they have on the screen. */
export class Audience {
  readonly presence = new Presence();
  readonly #sceneContext: SceneContext;
  readonly #services: Pick<TableServices, 'allowances' | 'bounds'>;
  readonly #connections = new Set<Connection>();
  /** What all connections have on the screen. */
  #shown: Shown | undefined;
  #hasSomebodyComeOrGone = false;

  constructor(
    code: string,
    people: ReadonlyMap<string, Person>,
    services: Pick<TableServices, 'allowances' | 'bounds'>,
  ) {
    this.#services = services;
    this.#sceneContext = { code, people, present: this.presence };
  }

  /** Whether nobody at all is connected. */
  get isEmpty(): boolean {
    return this.#connections.size === 0;
  }

  /** Whether a person is connected; a big screen alone does not keep a table awake. */
  get hasPeople(): boolean {
    return this.presence.size > 0;
  }

  /** What keeps a page away from this table, if anything. */
  whyNoRoom(visitor: Visitor, state: TableState): Problem | undefined {
    const { allowances, bounds } = this.#services;
    if (visitor.owner !== null && !allowances.pages.hasRoom(visitor.owner)) return 'too-many-pages';
    return whyNoRoom(visitor, { state, people: this.#sceneContext.people, here: this.#connections, bounds });
  }

  /** Counts a connection as present; it hears nothing before its welcome. */
  add({ owner }: Connection): void {
    if (owner === null) return;
    this.#hasSomebodyComeOrGone = true;
    this.#services.allowances.pages.add(owner);
    this.presence.add(owner);
  }

  /** False, if it was not here. */
  remove(connection: Connection): boolean {
    if (!this.#connections.delete(connection)) return false;
    const { owner } = connection;
    if (owner === null) return true;
    this.#hasSomebodyComeOrGone = true;
    this.#services.allowances.pages.remove(owner);
    this.presence.remove(owner);
    return true;
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

  /** Tells everybody but one. */
  tellOthers(owner: string, message: Message): void {
    for (const connection of this.#connections) if (connection.owner !== owner) tell(connection, message);
  }

  tellOwner(owner: string, message: Message): void {
    for (const connection of this.#connections) if (connection.owner === owner) tell(connection, message);
  }

  #show(table: TableState): Shown {
    const before = this.#shown;
    const isMove = before && !this.#hasSomebodyComeOrGone && hasOnlyMoved(before.table, table);
    this.#hasSomebodyComeOrGone = false;
    return {
      table,
      scene: isMove ? publicSceneAfterMove(table, before.scene) : publicScene(table, this.#sceneContext),
    };
  }
}

const ownOf = ({ owner }: Connection, table: TableState): Own | null =>
  owner === null ? null : ownScene(table, owner);

function send(connection: Connection, news: string | undefined, asked: Asked | undefined): void {
  const answer = asked?.connection === connection ? [plainJson({ say: 'done', n: asked.n })] : [];
  const messages = news === undefined ? answer : [news, ...answer];
  if (messages.length > 0) connection.send(...messages);
}
