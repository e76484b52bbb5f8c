import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Message } from '../../src/protocol/messages.ts';
import { patched, type Patch } from '../../src/protocol/patch.ts';
import { figures, type Ask } from '../../src/protocol/scene.ts';
import { Gathering, seats, type Side, type Table } from './table.ts';

/** What a bench needs of a scene; the rest is received and parsed, as it is by a page, but not kept. */
interface Glance {
  readonly game: { readonly ask: Ask | null; readonly result: object | null } | null;
}

/** The sizes of all frames that were received. */
export const frameSizes: number[] = [];

const deviceOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);

class Page {
  readonly socket: WebSocket;
  readonly name: string;
  seq = 0;
  glance: Glance = { game: null };
  onNews: (seq: number) => void = () => undefined;
  #n = 0;

  constructor(port: number, name: string) {
    this.name = name;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
    this.socket.on('message', (data: Buffer) => this.#hear(data));
  }

  send(command: object): void {
    this.#n += 1;
    this.socket.send(JSON.stringify({ ...command, n: this.#n }));
  }

  async enter(code: string): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) await once(this.socket, 'open');
    const hello = { do: 'hello', version: 1, table: code, device: deviceOf(this.name) };
    this.socket.send(JSON.stringify(hello));
    await once(this.socket, 'message');
  }

  #hear(data: Buffer): void {
    frameSizes.push(data.length);
    const message = JSON.parse(data.toString()) as Message;
    if (message.say === 'refused') throw new Error(`${this.name}: ${data.toString()}`);
    if (message.say === 'welcome') this.glance = message.scene;
    if (message.say !== 'news') return;
    if (message.patch) this.glance = glanceAfter(this.glance, message.patch);
    this.seq = message.seq;
    this.onNews(message.seq);
  }
}

/** Only what the bench looks at is patched; a page would patch what it draws. */
function glanceAfter(before: Glance, patch: Patch): Glance {
  if (Array.isArray(patch)) return patch[0] as Glance;
  const inside = (patch as { readonly game?: Patch }).game;
  if (inside === undefined || before.game === null) return inside ? patched(before, { game: inside }) : before;
  if (Array.isArray(inside)) return { game: inside[0] as Glance['game'] };
  const { ask, result } = inside as { readonly ask?: Patch; readonly result?: Patch };
  return {
    game: {
      ask: ask ? patched(before.game.ask, ask) : before.game.ask,
      result: result ? patched(before.game.result, result) : before.game.result,
    },
  };
}

async function open(port: number, index: number): Promise<Table> {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat} at ${index}`.slice(0, 20));
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'thieves',
      device: deviceOf(names[0] ?? ''),
      name: names[0],
      figure: 'fedora',
      seats,
    }),
  });
  const { code } = (await response.json()) as { code: string };
  const pages = names.map((name) => new Page(port, name));
  const gathering = new Gathering();
  for (const [seat, page] of pages.entries()) {
    await page.enter(code);
    page.onNews = (seq) => gathering.reach(seat, seq);
    if (seat > 0) page.send({ do: 'sit', seat, name: page.name, figure: figures[seat] });
    if (seat > 0) await once(page.socket, 'message');
  }
  const seq = () => Math.max(...pages.map((page) => page.seq));
  const step = (page: Page, command: object, done: () => void) => {
    gathering.wait(seq() + 1, done);
    page.send(command);
  };
  const [host] = pages as [Page];
  await new Promise<void>((resolve) => step(host, { do: 'start' }, resolve));
  return {
    isOver: () => (host.glance.game?.result ?? null) !== null,
    renew: (done) => step(host, { do: 'rematch' }, done),
    move: (done) => {
      const page = pages.find(({ glance }) => (glance.game?.ask ?? null) !== null) as Page;
      const { decision, moves } = page.glance.game?.ask as Ask;
      step(page, { do: 'move', decision, move: moves[decision % moves.length] }, done);
    },
  };
}

export const hideout: Side = { name: 'hideout', open };
