import type { Event } from '../../../../src/engine/game.ts';
import type { Message } from '../../../../src/protocol/messages.ts';
import { heardIn } from '../../../../src/protocol/parts.ts';
import type { Heard } from '../../../../src/protocol/scene.ts';
import { ownerOf } from '../../../../src/server/registry/table-registry.ts';
import { anyMove } from '../../../../src/server/testing/server.ts';
import { deviceOf, Player, type Wish } from '../../../../src/server/testing/player.ts';

/** What somebody was shown and told, which must never be taken back. */
export interface Witness {
  readonly name: string;
  readonly owner: string;
  /** The last entry this page was told of. */
  readonly seq: number;
  /** What they heard, by the number of the entry. */
  readonly heard: ReadonlyMap<number, readonly Event[]>;
  /** Numbers of the commands that were answered with `done`. */
  readonly done: ReadonlySet<number>;
  /** The game on the screen after the last entry they were told of. */
  readonly view: string;
}

/** Milliseconds before a page that was too fast tries again. */
const pause = 100;

/** Somebody who plays without a pause, comes back after every crash, and forgets nothing. */
export class Regular implements Witness {
  readonly name: string;
  readonly owner: string;
  readonly heard = new Map<number, Event[]>();
  readonly done = new Set<number>();
  seq = 0;
  /** Plays on until the game is over, but starts no rematch. */
  isLeaving = false;
  readonly #code: string;
  #player: Player | undefined;
  /** Sent and not answered yet. It is sent again unchanged after a crash. */
  #pending: (Wish & { readonly n: number }) | undefined;
  #n = 100;

  constructor(code: string, name: string) {
    this.#code = code;
    this.name = name;
    this.owner = ownerOf(deviceOf(name));
  }

  get isWaiting(): boolean {
    return this.#pending !== undefined;
  }

  get view(): string {
    return JSON.stringify(this.#player?.scene?.game?.view ?? null);
  }

  get stage(): string | undefined {
    return this.#player?.scene?.table.stage;
  }

  /** Connects, for the first time or again. Throws if the server knows less than before. */
  async connect(base: string): Promise<void> {
    const player = await Player.at(base, this.#code, this.name, this.seq);
    if (player.seq < this.seq)
      throw new Error(`${this.name} has seen entry ${this.seq}, the server only ${player.seq}.`);
    this.#player = player;
    player.socket.on('message', () => this.#react(player));
    if (this.#pending) player.send(this.#pending);
    this.#react(player);
  }

  /** After a crash: waits until everything that was on its way has arrived or is lost. */
  async lose(): Promise<void> {
    await this.#player?.closed();
  }

  async leave(): Promise<void> {
    await this.#player?.leave();
  }

  #react(player: Player): void {
    for (const message of player.messages.splice(0)) this.#take(message);
    player.frames.splice(0);
    player.heard.splice(0);
    if (this.#pending) return;
    const wish = this.#wish(player);
    if (!wish) return;
    this.#pending = { ...wish, n: ++this.#n };
    player.send(this.#pending);
  }

  #wish(player: Player): Wish | undefined {
    const { table, you, game } = player.scene ?? {};
    if (table?.stage === 'over') return you?.host && !this.isLeaving ? { do: 'start' } : undefined;
    return you?.seat !== null && game?.toAct.includes(you?.seat ?? -1) ? anyMove(player) : undefined;
  }

  #take(message: Message): void {
    if (message.say === 'welcome' || message.say === 'news') {
      this.seq = message.seq;
      heardIn(message).forEach((each) => this.#hear(each));
    }
    if (!this.#pending || !('n' in message) || message.n !== this.#pending.n) return;
    if (message.say === 'refused' && message.problem === 'too-fast') {
      const [pending, player] = [this.#pending, this.#player];
      setTimeout(() => player?.closeCode === undefined && player?.send(pending), pause);
      return;
    }
    if (message.say === 'done') this.done.add(message.n);
    this.#pending = undefined;
  }

  #hear({ seq, event }: Heard): void {
    const events = this.heard.get(seq) ?? [];
    events.push(event);
    this.heard.set(seq, events);
  }
}
