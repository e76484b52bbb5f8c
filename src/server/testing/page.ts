import type { Message } from '../../protocol/messages.ts';
import { patched } from '../../protocol/patch.ts';
import type { Scene } from '../../protocol/scene.ts';
import type { Connection } from '../table/audience.ts';
import type { Seen } from '../table/scene.ts';

/** An open page without a socket: for tests that turn the clock by hand. */
export class Page implements Connection {
  readonly owner: string;
  readonly messages: Message[] = [];
  /** What a page would draw from what it was sent. */
  drawn: Scene | undefined;
  seen: Seen | null = null;
  seq = 0;
  signalledAt = -1e9;

  constructor(owner: string) {
    this.owner = owner;
  }

  send(...messages: readonly string[]): void {
    for (const text of messages) this.#hear(JSON.parse(text) as Message);
  }

  #hear(message: Message): void {
    this.messages.push(message);
    if (message.say === 'welcome') this.drawn = message.scene;
    if (message.say === 'news' && message.patch && this.drawn) this.drawn = patched(this.drawn, message.patch);
  }

  get lastMessage(): Message | undefined {
    return this.messages.at(-1);
  }

  /** Messages of one kind. */
  said<Kind extends Message['say']>(kind: Kind): Extract<Message, { say: Kind }>[] {
    return this.messages.filter((message): message is Extract<Message, { say: Kind }> => message.say === kind);
  }

  /** The seats as this page shows them, in short. */
  get seats(): readonly string[] {
    const seats = this.drawn?.table.seats ?? [];
    return seats.map(({ kind, name, standIn, present }) =>
      kind === 'person' ? `${name}${standIn ? ' (bot)' : ''}${present ? '' : ' away'}` : kind,
    );
  }
}
