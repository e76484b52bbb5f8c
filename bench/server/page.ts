import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { protocolVersion, type Message } from '../../src/protocol/messages.ts';
import { patched, type Patch } from '../../src/protocol/patch.ts';
import type { Ask } from '../../src/protocol/scene.ts';

/** The sizes of all frames that were received. */
export const frameSizes: number[] = [];

/** The secret of a player's browser. */
export const deviceOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32);

/** Where a page connects, and whose page it is. */
interface Visit {
  readonly port: number;
  readonly code: string;
  readonly name: string;
}

/** A player's page. It parses everything it receives, as a browser does, but keeps only what the bench needs. */
export class Page {
  readonly name: string;
  seq = 0;
  ask: Ask | null = null;
  result: object | null = null;
  onNews: (seq: number) => void = () => undefined;
  onFrame: (text: string) => void = () => undefined;
  readonly #socket: WebSocket;
  #n = 0;

  constructor({ port, code, name }: Visit) {
    this.name = name;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${code}`, { perMessageDeflate: false });
    this.#socket.on('message', (data: Buffer) => this.#hear(data));
  }

  /** Says hello, and waits for the welcome. */
  async enter(): Promise<void> {
    if (this.#socket.readyState !== WebSocket.OPEN) await once(this.#socket, 'open');
    const device = deviceOf(this.name);
    this.#socket.send(JSON.stringify({ do: 'hello', version: protocolVersion, as: 'player', device }));
    await once(this.#socket, 'message');
  }

  send(command: object): void {
    this.#n += 1;
    this.#socket.send(JSON.stringify({ ...command, n: this.#n }));
  }

  /** Takes from a message what is asked now and how the game ended. */
  #look(message: Message): void {
    if (message.say === 'welcome') {
      this.ask = message.own?.scene.ask ?? null;
      this.result = message.scene.game?.result ?? null;
    } else if (message.say === 'news') {
      this.ask = after(this.ask, message.own?.patch, ['ask']);
      this.result = after(this.result, message.patch, ['game', 'result']);
    }
  }

  #hear(data: Buffer): void {
    frameSizes.push(data.length);
    const text = data.toString();
    const message = JSON.parse(text) as Message;
    if (message.say === 'refused') throw new Error(`${this.name}: ${text}`);
    this.#look(message);
    if (message.say === 'welcome' || message.say === 'news') {
      this.seq = message.seq;
      this.onNews(message.seq);
    }
    this.onFrame(text);
  }
}

/** A value after a patch of the whole; `before` is its old value. */
function after<T>(before: T | null, patch: Patch | null | undefined, path: readonly string[]): T | null {
  if (!patch) return before;
  if (Array.isArray(patch)) return partOf(patch[0], path) as T | null;
  const [field, ...rest] = path;
  if (field === undefined) return patched(before, patch);
  return after(before, (patch as Readonly<Record<string, Patch>>)[field], rest);
}

const partOf = (whole: unknown, path: readonly string[]): unknown =>
  path.reduce((part, field) => (part as Readonly<Record<string, unknown>> | null)?.[field] ?? null, whole);
