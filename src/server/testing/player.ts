import { createHash } from 'node:crypto';
import { once } from 'node:events';
import WebSocket, { type ClientOptions } from 'ws';
import { protocolVersion, type Command, type Message, type OpenRequest } from '../../protocol/messages.ts';
import { heardIn, partsAfter, sceneOf, type Parts } from '../../protocol/parts.ts';
import { figures, type Heard, type Scene } from '../../protocol/scene.ts';

/** The secret of a made-up browser. */
export const deviceOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32);

/** Where the pages of a table connect. */
export const socketOf = (base: string, code: string): string => `${base.replace('http', 'ws')}/ws/${code}`;

/** Opens a table over HTTP, with its host at seat 0. */
export async function openTable(base: string, host: string, wishes: Partial<OpenRequest> = {}): Promise<string> {
  const open = { game: 'thieves', device: deviceOf(host), name: host, figure: figures[0], ...wishes };
  const response = await post(base, open);
  const { code } = (await response.json()) as { code?: string };
  if (code === undefined) throw new Error(`No table: ${response.status}`);
  return code;
}

export const post = (base: string, body: unknown): Promise<Response> =>
  fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Each command without its number. */
type WithoutNumber<C> = C extends Command ? Omit<C, 'n'> & { readonly n?: number } : never;
export type Wish = WithoutNumber<Command>;

/** A player with a page open over a real socket. Keeps every byte it was sent. */
export class Player {
  readonly name: string;
  readonly socket: WebSocket;
  /** All frames in the order of arrival. */
  readonly frames: string[] = [];
  readonly messages: Message[] = [];
  readonly heard: Heard[] = [];
  parts: Parts | undefined;
  seq = 0;
  closeCode: number | undefined;
  #n = 0;
  #awake: (() => void)[] = [];

  constructor(address: string, name: string, headers: ClientOptions['headers'] = {}, options: ClientOptions = {}) {
    this.name = name;
    this.socket = new WebSocket(address, { ...options, headers });
    this.socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')));
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code) => {
      this.closeCode = code;
      this.#wake();
    });
  }

  /** Connects, says hello and waits for the welcome. */
  static async at(base: string, code: string, name: string, since = 0): Promise<Player> {
    const player = new Player(socketOf(base, code), name);
    await once(player.socket, 'open');
    player.hello(since);
    await player.until(() => player.parts !== undefined);
    return player;
  }

  /** A big screen: it has no device. */
  static async screenAt(base: string, code: string): Promise<Player> {
    const screen = new Player(socketOf(base, code), 'screen');
    await once(screen.socket, 'open');
    screen.send({ do: 'hello', version: protocolVersion, as: 'screen', since: 0 });
    await screen.until(() => screen.parts !== undefined);
    return screen;
  }

  hello(since = 0): void {
    this.send({ do: 'hello', version: protocolVersion, as: 'player', device: deviceOf(this.name), since });
  }

  get scene(): Scene | undefined {
    return this.parts && sceneOf(this.parts);
  }

  /** Sends any frame. */
  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
  }

  /** Sends a command and waits for its answer. */
  async say(wish: Wish): Promise<Message> {
    const n = wish.n ?? this.nextNumber();
    const from = this.messages.length;
    this.send({ ...wish, n });
    const find = () => this.messages.slice(from).find((message) => 'n' in message && message.n === n);
    await this.until(() => find() !== undefined);
    return find() as Message;
  }

  /** Sends a command that has to succeed. */
  async does(wish: Wish): Promise<void> {
    const answer = await this.say(wish);
    if (answer.say !== 'done') throw new Error(`${this.name}: ${JSON.stringify(wish)} → ${JSON.stringify(answer)}`);
  }

  /** Never repeats a number that this player has used. */
  nextNumber(): number {
    return ++this.#n;
  }

  startNumbersAt(n: number): void {
    this.#n = n;
  }

  /** Waits for a condition; fails if the connection ends first. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      if (this.closeCode !== undefined) throw new Error(`${this.name} was cut off with ${this.closeCode}.`);
      await this.somethingNew();
    }
  }

  somethingNew(): Promise<void> {
    return new Promise((resolve) => this.#awake.push(resolve));
  }

  async closed(): Promise<number> {
    while (this.closeCode === undefined) await this.somethingNew();
    return this.closeCode;
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.closed();
  }

  #hear(frame: string): void {
    this.frames.push(frame);
    const message = JSON.parse(frame) as Message;
    this.messages.push(message);
    if (message.say === 'welcome' || message.say === 'news') {
      this.parts = partsAfter(this.parts, message);
      this.seq = message.seq;
      this.heard.push(...heardIn(message));
    }
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#awake;
    this.#awake = [];
    for (const wake of waiting) wake();
  }
}
