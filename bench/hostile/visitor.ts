import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { protocolVersion, type Message } from '../../src/protocol/messages.ts';
import { partsAfter, sceneOf, type Parts } from '../../src/protocol/parts.ts';
import { figures, type Scene } from '../../src/protocol/scene.ts';

const deviceOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32);

/** Names the address of a visitor, as a proxy would. */
const from = (address: string | undefined) => (address === undefined ? {} : { 'x-forwarded-for': address });

/** Opens a table over HTTP and returns its code. */
export async function openTable(base: string, host: string, wishes: object = {}, address?: string): Promise<string> {
  const response = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(address) },
    body: JSON.stringify({ game: 'thieves', device: deviceOf(host), name: host, figure: figures[0], ...wishes }),
  });
  const { code } = (await response.json()) as { code?: string };
  if (code === undefined) throw new Error(`No table: ${response.status}`);
  return code;
}

/** A page, honest or not. */
export class Visitor {
  readonly socket: WebSocket;
  readonly #device: string;
  readonly #waiting = new Map<number, (message: Message | undefined) => void>();
  #parts: Parts | undefined;
  #lastNumber = 0;

  constructor(base: string, code: string, name: string, address?: string) {
    this.#device = deviceOf(name);
    this.socket = new WebSocket(`${base.replace('http', 'ws')}/ws/${code}`, {
      perMessageDeflate: false,
      headers: from(address),
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => this.#waiting.forEach((resolve) => resolve(undefined)));
    this.socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as Message));
  }

  /** Connects, says hello and waits for an answer. */
  static async at(base: string, code: string, name: string, address?: string): Promise<Visitor> {
    const visitor = new Visitor(base, code, name, address);
    await once(visitor.socket, 'open');
    const hello = { do: 'hello', version: protocolVersion, as: 'player', device: visitor.#device };
    visitor.socket.send(JSON.stringify(hello));
    await once(visitor.socket, 'message');
    return visitor;
  }

  send(command: object): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  /** What the page draws; undefined if it was not let in. */
  get scene(): Scene | undefined {
    return this.#parts && sceneOf(this.#parts);
  }

  nextNumber(): number {
    return (this.#lastNumber += 1);
  }

  /** Sends a command and waits for its answer. Returns whether it was done; false if the connection ends first. */
  async does(wish: { readonly do: string; readonly [field: string]: unknown }): Promise<boolean> {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    const n = this.nextNumber();
    const answered = new Promise<Message | undefined>((resolve) => this.#waiting.set(n, resolve));
    this.send({ ...wish, n });
    const answer = await answered;
    return answer !== undefined && answer.say !== 'refused';
  }

  /** Milliseconds until a command with this number is answered. */
  async timed(command: { readonly do: string; readonly n: number }): Promise<number> {
    const start = performance.now();
    const answer = new Promise((resolve) => this.#waiting.set(command.n, resolve));
    this.send(command);
    await answer;
    return performance.now() - start;
  }

  leave(): void {
    this.socket.terminate();
  }

  #hear(message: Message): void {
    if (message.say === 'welcome' || message.say === 'news') this.#parts = partsAfter(this.#parts, message);
    if (!('n' in message) || message.n === null) return;
    this.#waiting.get(message.n)?.(message);
    this.#waiting.delete(message.n);
  }
}
