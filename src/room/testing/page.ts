import type { Message } from '../../protocol/messages.ts';
import { partsAfter, sceneOf, type Parts } from '../../protocol/parts.ts';
import type { Own, Scene } from '../../protocol/scene.ts';
import type { Connection } from '../connection.ts';

/** An open page without a socket, for tests that control the clock. */
export class Page implements Connection {
  readonly owner: string | null;
  readonly address: string;
  readonly messages: Message[] = [];
  own: Own | null = null;
  #parts: Parts | undefined;
  signalledAt = -1e9;

  constructor(owner: string | null, address = '192.0.2.1') {
    this.owner = owner;
    this.address = address;
  }

  send(text: string): void {
    this.#hear(JSON.parse(text) as Message);
  }

  isSentAway = false;
  sendAway(): void {
    this.isSentAway = true;
  }

  #hear(message: Message): void {
    this.messages.push(message);
    if (message.say === 'welcome' || message.say === 'news') this.#parts = partsAfter(this.#parts, message);
  }

  /** Both parts of the scene that it was sent. */
  get parts(): Parts | undefined {
    return this.#parts;
  }

  /** What a page would draw from what it was sent. */
  get drawn(): Scene | undefined {
    return this.#parts && sceneOf(this.#parts);
  }

  get lastMessage(): Message | undefined {
    return this.messages.at(-1);
  }

  /** Messages of one kind. */
  said<Kind extends Message['say']>(kind: Kind): Extract<Message, { say: Kind }>[] {
    return this.messages.filter((message): message is Extract<Message, { say: Kind }> => message.say === kind);
  }

  /** A short form of the seats as this page shows them. */
  get seats(): readonly string[] {
    const seats = this.drawn?.table.seats ?? [];
    return seats.map(({ kind, name, standIn, present }) =>
      kind === 'person' ? `${name}${standIn ? ' (bot)' : ''}${present ? '' : ' away'}` : kind,
    );
  }
}
