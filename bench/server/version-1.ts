import type { Message } from '../../src/protocol/messages.ts';
import type { Patch } from '../../src/protocol/patch.ts';
import type { Ask } from '../../src/protocol/scene.ts';
import { after, deviceOf, Page, type Visit } from './page.ts';

/* Version 1 of the protocol, for comparisons with commits before version 2. Only hideout.ts uses this file. */

/** What differs in version 1: one scene that contains the viewer's question, and one patch. */
type Message1 =
  | { readonly say: 'welcome'; readonly scene: { readonly game: { ask: Ask | null; result: object | null } | null } }
  | { readonly say: 'news'; readonly patch: Patch | null };

/** Servers of version 1 have one address for the sockets of all tables. */
export const speaksVersion1 = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/ws`)).status === 426;

export class PageOfVersion1 extends Page {
  protected override address({ port }: Visit): string {
    return `ws://127.0.0.1:${port}/ws`;
  }

  protected override hello({ code, name }: Visit): object {
    return { do: 'hello', version: 1, table: code, device: deviceOf(name) };
  }

  protected override look(received: Message): void {
    const message = received as unknown as Message1;
    if (message.say === 'welcome') {
      this.ask = message.scene.game?.ask ?? null;
      this.result = message.scene.game?.result ?? null;
    } else if (message.say === 'news') {
      this.ask = after(this.ask, message.patch, ['game', 'ask']);
      this.result = after(this.result, message.patch, ['game', 'result']);
    }
  }
}
