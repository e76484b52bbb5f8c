import type { Message, Problem } from '../protocol/messages.ts';
import type { Own, PublicScene } from '../protocol/scene.ts';
import type { Elsewhere } from './peers.ts';
import { plainJson } from '../protocol/plain-json.ts';
import type { Person } from '../table/person.ts';
import type { TableServices } from './services.ts';
import { NewsOf, welcomeText, type Shown } from './news.ts';
import { whyNoRoom, type Visitor } from './admission.ts';
import type { KeptLine } from './chat.ts';
import type { Asked, Connection } from './connection.ts';
import { Presence } from './presence.ts';
import type { TableState } from '../table/state.ts';
import type { SceneContext } from '../table/table-in-view.ts';

/** Why the pages of a table are told something. */
interface Occasion {
  /** The command behind it, if a page of this process sent it. */
  readonly asked?: Asked | undefined;
  /** Whether it is a move after which the game goes on: nothing at the table has changed but the game. */
  readonly isMidGame?: boolean;
}

type AudienceServices = Pick<TableServices, 'allowances' | 'bounds' | 'scenes' | 'counts'>;

/** The pages that have a table open, and what they show. */
export class Audience {
  readonly presence = new Presence();
  readonly #sceneContext: SceneContext;
  readonly #services: AudienceServices;
  readonly #connections = new Set<Connection>();
  /** What all connections show now. */
  #shown: Shown | undefined;
  #hasSomebodyComeOrGone = false;
  #screensHere = 0;
  #isOnScreenElsewhere = false;

  constructor(code: string, people: ReadonlyMap<string, Person>, services: AudienceServices) {
    this.#services = services;
    this.#sceneContext = { code, people, present: this.presence, isOnScreen: () => this.#isOnScreen };
  }

  /** Whether no page and no screen is connected. */
  get isEmpty(): boolean {
    return this.#connections.size === 0;
  }

  /** Whether a big screen of this process shows the table. */
  get isOnScreenHere(): boolean {
    return this.#screensHere > 0;
  }

  get #isOnScreen(): boolean {
    return this.isOnScreenHere || this.#isOnScreenElsewhere;
  }

  /** Why a page may not come to this table, if there is a reason. */
  whyNoRoom(visitor: Visitor, state: TableState): Problem | undefined {
    const { allowances, bounds } = this.#services;
    if (visitor.owner !== null && !allowances.pages.hasRoom(visitor.owner)) return 'too-many-pages';
    return whyNoRoom(visitor, { state, here: this.#connections, bounds });
  }

  /** Counts a connection as present. It gets no messages before its welcome. */
  add({ owner }: Connection): void {
    this.#hasSomebodyComeOrGone = true;
    this.#services.counts.connections += 1;
    if (owner === null) return void (this.#screensHere += 1);
    this.#services.allowances.pages.add(owner);
    this.presence.add(owner);
  }

  /** False if it was not connected. */
  remove(connection: Connection): boolean {
    if (!this.#connections.delete(connection)) return false;
    this.#hasSomebodyComeOrGone = true;
    this.#services.counts.connections -= 1;
    const { owner } = connection;
    if (owner === null) this.#screensHere -= 1;
    else {
      this.#services.allowances.pages.remove(owner);
      this.presence.remove(owner);
    }
    return true;
  }

  /** Sends a new connection the whole table, and the events it missed since an entry. */
  welcome(connection: Connection, table: TableState, since: number): void {
    const { scene } = (this.#shown ??= { table, scene: this.#publicScene(table) });
    this.#connections.add(connection);
    connection.own = this.#ownScene(connection, table);
    connection.send(welcomeText(table, scene, connection.own, since));
  }

  /** Sends every page what changed for it, and confirms the command to the page that sent it. */
  broadcast(table: TableState, { asked, isMidGame = false }: Occasion = {}): void {
    if (this.#connections.size === 0) return void (this.#shown = undefined);
    const before = this.#shown;
    const isSameTable = before !== undefined && isMidGame && !this.#hasSomebodyComeOrGone;
    this.#hasSomebodyComeOrGone = false;
    const { publicSceneAfterMove } = this.#services.scenes;
    const scene = isSameTable ? publicSceneAfterMove(table, before.scene) : this.#publicScene(table);
    this.#shown = { table, scene };
    const news = before && new NewsOf(before, this.#shown);
    for (const connection of this.#connections) {
      const own = this.#ownScene(connection, table, isSameTable ? connection.own?.you : undefined);
      const text = news?.textFor(connection.own, own);
      connection.own = own;
      if (text !== undefined) connection.send(text);
      if (asked?.connection === connection) connection.send(doneText(asked));
    }
  }

  /** Updates who has the table open at other processes. False if nothing changed. */
  noteElsewhere({ owners, hasScreen }: Omit<Elsewhere, 'wokeAt'>): boolean {
    const isNew = this.presence.noteElsewhere(owners) || hasScreen !== this.#isOnScreenElsewhere;
    this.#isOnScreenElsewhere = hasScreen;
    this.#hasSomebodyComeOrGone ||= isNew;
    return isNew;
  }

  /** Sends all pages and screens away. */
  sendAway(): void {
    for (const connection of this.#connections) connection.sendAway();
  }

  /** Sends a message from somebody to all pages, and to the big screens if they may show it. */
  tellChat({ isForScreens, ...line }: KeptLine): void {
    this.#tell({ say: 'chat', lines: [line] }, ({ owner }) => owner !== null || isForScreens);
  }

  /** Passes on a signal of somebody at another process. */
  relay(message: Extract<Message, { say: 'emote' | 'nudge' }>, { seats }: TableState): void {
    const owner = seats[message.seat]?.owner ?? null;
    if (owner === null) return;
    if (message.say === 'nudge') this.tellOwner(owner, message);
    else this.tellAll(message);
  }

  tellAll(message: Message): void {
    this.#tell(message, () => true);
  }

  /** Tells everybody but one. */
  tellOthers(owner: string, message: Message): void {
    this.#tell(message, (connection) => connection.owner !== owner);
  }

  tellOwner(owner: string, message: Message): void {
    this.#tell(message, (connection) => connection.owner === owner);
  }

  #publicScene(table: TableState): PublicScene {
    return this.#services.scenes.publicScene(table, this.#sceneContext);
  }

  #ownScene({ owner }: Connection, table: TableState, you?: Own['you']): Own | null {
    return owner === null ? null : this.#services.scenes.ownScene(table, owner, you);
  }

  #tell(message: Message, isMeant: (connection: Connection) => boolean): void {
    const text = plainJson(message);
    for (const connection of this.#connections) if (isMeant(connection)) connection.send(text);
  }
}

const doneText = ({ n }: Asked): string => `{"say":"done","n":${n}}`;
