import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../../../engine/at.ts';
import { random, type Chance } from '../../../engine/chance/index.ts';
import type { Event } from '../../../engine/game.ts';
import type { Message } from '../../../protocol/messages.ts';
import { heardIn } from '../../../protocol/parts.ts';
import { ownerOf } from '../../registry/table-registry.ts';
import { anyMove } from '../../testing/server.ts';
import { deviceOf, Player, socketOf, type Wish } from '../../testing/player.ts';

/** Everything that one device was shown, told and answered. */
export interface History {
  readonly code: string;
  readonly name: string;
  readonly owner: string;
  /** A fingerprint of the game on the screen after each entry. */
  readonly views: ReadonlyMap<number, string>;
  /** What was heard of each entry. */
  readonly heard: ReadonlyMap<number, readonly Event[]>;
  /** Numbers of all commands, and of those that were accepted and refused. */
  readonly sent: ReadonlySet<number>;
  readonly done: ReadonlySet<number>;
  readonly refused: ReadonlySet<number>;
  /** Tickets that this device was given. */
  readonly tickets: number;
  /** Contradictions that this device noticed itself. */
  readonly complaints: readonly string[];
}

/** Where servers can be reached at the moment. */
export type Bases = () => readonly string[];

/**
 * Milliseconds before a silent server is given up. The time doubles with every failure: on a busy machine, people who
 * gave up early and came back would keep it busy.
 */
const visitTimeout = 2500;
const mostVisitTimeout = 20_000;
/** Milliseconds before the next attempt, by the number of failed attempts, as in the page. */
const pauses = [100, 300, 700, 1500];
/** A page that comes back gets at most this many events. */
const longestMemory = 80;

export const fingerprint = (view: unknown): string =>
  createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 12);

/** A player who comes back to any server after every lost connection, and remembers everything. */
export class Wanderer implements History {
  readonly views = new Map<number, string>();
  readonly heard = new Map<number, Event[]>();
  readonly sent = new Set<number>();
  readonly done = new Set<number>();
  readonly refused = new Set<number>();
  readonly complaints: string[] = [];
  tickets = 0;
  seq = 0;
  readonly code: string;
  readonly name: string;
  readonly owner: string;
  readonly #bases: Bases;
  readonly #dice: Chance;
  #player: Player | undefined;
  /** Sent and not answered yet. It is sent again unchanged after every lost connection. */
  #pending: (Wish & { readonly n: number }) | undefined;
  /** Whether it was sent before, over a connection that broke. */
  #isRepeated = false;
  #answered: (message: Message) => void = () => undefined;
  #n = 100;
  #isGone = false;
  #staying: Promise<void> | undefined;

  constructor(code: string, name: string, { bases, dice }: { readonly bases: Bases; readonly dice: Chance }) {
    this.code = code;
    this.name = name;
    this.owner = ownerOf(deviceOf(name));
    this.#bases = bases;
    this.#dice = dice;
  }

  /** Comes to the table and stays until it is told to leave. */
  come(): void {
    this.#staying = this.#stay();
  }

  async leave(): Promise<void> {
    this.#isGone = true;
    this.#player?.socket.terminate();
    await this.#staying;
  }

  /** Goes to another server without saying goodbye. */
  hop(): void {
    this.#player?.socket.terminate();
  }

  get stage(): string | undefined {
    return this.#player?.scene?.table.stage;
  }

  /** Asks for something, and waits for the answer, however often the connection breaks. */
  ask(wish: Wish): Promise<Message> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#say({ ...wish, n: ++this.#n });
    });
  }

  async #stay(): Promise<void> {
    for (let failures = 0; !this.#isGone; failures++) {
      await this.#visit(Math.min(visitTimeout * 2 ** failures, mostVisitTimeout)).catch(() => undefined);
      if (this.#player?.parts) failures = 0;
      if (!this.#isGone) await pause(pauses[Math.min(failures, pauses.length - 1)]);
    }
  }

  /** One connection from its beginning to its end. */
  async #visit(silence: number): Promise<void> {
    const bases = this.#bases();
    if (bases.length === 0) return;
    const player = new Player(socketOf(at(bases, random(this.#dice, bases.length)), this.code), this.name);
    const idleTimer = setTimeout(() => player.socket.terminate(), silence);
    player.socket.on('open', () => player.hello(this.seq));
    player.socket.on('message', () => {
      if (player.parts) idleTimer.refresh();
      this.#react(player);
    });
    this.#player = player;
    // A stopped server keeps its connections open and says nothing. A question finds that out.
    const asking = setInterval(() => player.socket.readyState === 1 && player.send({ do: 'time', n: 0 }), silence / 3);
    await player.closed();
    clearTimeout(idleTimer);
    clearInterval(asking);
  }

  #react(player: Player): void {
    if (player !== this.#player) return;
    for (const message of player.messages.splice(0)) this.#take(player, message);
    player.frames.splice(0);
    player.heard.splice(0);
    if (!this.#pending && !this.#isGone) this.#thinkOf(player);
  }

  #thinkOf(player: Player): void {
    const wish = this.#wish(player);
    if (!wish) return;
    const command = { ...wish, n: ++this.#n };
    this.#pending = command;
    // People think for a moment; meanwhile the table may have moved on.
    const say = () => this.#pending === command && this.#say(command);
    setTimeout(say, 100 + random(this.#dice, 400));
  }

  #say(command: Wish & { readonly n: number }): void {
    this.#pending = command;
    this.sent.add(command.n);
    if (this.#player?.parts && this.#player.socket.readyState === 1) this.#player.send(command);
  }

  #wish(player: Player): Wish | undefined {
    const { table, you, game } = player.scene ?? {};
    if (table?.stage === 'over') return you?.host ? { do: 'start' } : undefined;
    return you?.seat !== null && game?.toAct.includes(you?.seat ?? -1) ? anyMove(player) : undefined;
  }

  #take(player: Player, message: Message): void {
    if (message.say === 'welcome' || message.say === 'news') this.#see(player, message);
    // A command that was under way when the connection broke is sent again. The server knows whether it was carried
    // out.
    if (message.say === 'welcome' && this.#pending && this.sent.has(this.#pending.n)) {
      this.#isRepeated = true;
      player.send(this.#pending);
    }
    if (!this.#pending || !('n' in message) || message.n !== this.#pending.n) return;
    const isStopping = message.say === 'refused' && message.problem === 'server-stopping';
    if (isStopping) return;
    // Like the page: a server that cannot store a repeated command does not know whether another one is writing it.
    const isUnknown = message.say === 'refused' && message.problem === 'disk' && this.#isRepeated;
    if (isUnknown || (message.say === 'refused' && message.problem === 'too-fast')) {
      const pending = this.#pending;
      setTimeout(() => this.#pending === pending && this.#say(pending), 200);
      return;
    }
    if (message.say === 'refused') this.refused.add(message.n);
    else if (message.say === 'done') this.done.add(message.n);
    else if (message.say === 'ticket') this.tickets += 1;
    this.#pending = undefined;
    this.#isRepeated = false;
    this.#answered(message);
  }

  #see(player: Player, message: Extract<Message, { say: 'welcome' | 'news' }>): void {
    if (message.seq < this.seq) this.complaints.push(`${this.name} saw entry ${this.seq}, then only ${message.seq}.`);
    this.seq = message.seq;
    const all = heardIn(message);
    // The oldest entry in a full list may have lost some of its events.
    const cut = message.say === 'welcome' && all.length >= longestMemory ? all[0]?.seq : undefined;
    for (const { seq, event } of all) {
      if (seq === cut) continue;
      const events = this.heard.get(seq) ?? [];
      this.heard.set(seq, [...events, event]);
    }
    const view = fingerprint(player.scene?.game?.view ?? null);
    const before = this.views.get(message.seq);
    if (before !== undefined && before !== view) {
      this.complaints.push(`${this.name} saw two different games after entry ${message.seq}.`);
    }
    this.views.set(message.seq, view);
  }
}
