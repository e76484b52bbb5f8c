import { vi } from 'vitest';
import { at } from '../../engine/at.ts';
import type { Game } from '../../engine/game.ts';
import type { Command, CommandOf, Message, OpenRequest } from '../../protocol/messages.ts';
import { figures } from '../../protocol/scene.ts';
import { ordinaryBounds, type Bounds } from '../../server/limits/bounds.ts';
import type { Peers } from '../peers.ts';
import type { Counts } from '../../server/limits/counts.ts';
import { TableRegistry, ownerOf } from '../../server/registry/table-registry.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { humanDelays, type Delays } from '../machines.ts';
import type { Thinkers } from '../../server/workers/thinking/thinkers.ts';
import type { Room } from '../room.ts';
import { Page } from './page.ts';
import { deviceOf } from '../../server/testing/player.ts';
import { games } from '../../table/testing/table.ts';
import { thisThread } from '../../server/testing/this-thread.ts';

/** Bots and stand-ins at the pace of a real table, without randomness. */
const steadyDelays: Delays = { ...humanDelays, botThinks: () => 1000 };

interface HarnessOptions {
  readonly store?: Store;
  readonly delays?: Delays;
  readonly games?: Readonly<Record<string, Game>>;
  readonly thinkers?: Thinkers;
  readonly bounds?: Bounds;
  /** Other processes that share the store. */
  readonly peers?: Peers;
  readonly counts?: Counts;
}

/** Tables without sockets, with a clock that the test controls: call `stopTime()` first. */
export class RegistryHarness {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly reports: unknown[] = [];
  readonly #wishes: HarnessOptions;

  constructor(wishes: HarnessOptions = {}) {
    this.#wishes = wishes;
    const { store = openSqlite(':memory:'), delays = steadyDelays, bounds = ordinaryBounds } = wishes;
    this.store = store;
    this.registry = new TableRegistry({
      ...thisThread(games),
      games,
      ...wishes,
      store,
      delays,
      bounds,
      report: (error) => void this.reports.push(error),
    });
  }

  /** Another server with the same store, as after a restart. */
  again(): RegistryHarness {
    return new RegistryHarness({ ...this.#wishes, store: this.store });
  }

  /** A table with people on the first seats, who are not connected yet. */
  async open(names: readonly string[], wishes: Partial<OpenRequest> = {}): Promise<TableHarness> {
    const [host = 'Ala', ...others] = names;
    const request: OpenRequest = {
      game: 'thieves',
      device: deviceOf(host),
      name: host,
      figure: figures[0],
      options: {},
      clock: 'none',
      seats: Math.max(3, names.length),
      ...wishes,
      playNow: false,
    };
    const opened = await this.registry.open(request, '192.0.2.1');
    if (!('code' in opened)) throw new Error(JSON.stringify(opened));
    const harness = await this.find(opened.code);
    for (const [index, name] of others.entries()) {
      const page = harness.enter(name);
      await harness.says(page, { do: 'sit', n: 1, seat: index + 1, name, figure: figures[index + 1] ?? 'cap' });
      harness.leave(page);
    }
    return harness;
  }

  async find(code: string): Promise<TableHarness> {
    const table = await this.registry.find(code);
    if (!table) throw new Error(`There is no table ${code}.`);
    return new TableHarness(table);
  }
}

/** One table and the pages that are open there. */
export class TableHarness {
  readonly table: Room;

  constructor(table: Room) {
    this.table = table;
  }

  enter(name: string, since = 0): Page {
    const page = new Page(ownerOf(deviceOf(name)));
    this.table.connect(page, since);
    return page;
  }

  leave(page: Page): void {
    this.table.disconnect(page);
  }

  /** Sends a command and returns the answer. */
  async says(page: Page, command: Command): Promise<Message | undefined> {
    await this.table.command(page, command);
    await settle();
    return page.messages.findLast((message) => 'n' in message && message.n === command.n);
  }
}

/** Stops time, until a test lets it pass. Commits are not affected. */
export function stopTime(): void {
  vi.useFakeTimers({ now: 1e12, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
}

/** Lets everything happen that needs no time to pass. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets time pass in small steps, so that consequences happen at the right moment. */
export async function later(seconds: number): Promise<void> {
  const step = Math.max(50, seconds / 2);
  for (let left = Math.round(seconds * 1000); left > 0; left -= step) {
    vi.advanceTimersByTime(Math.min(step, left));
    await settle();
  }
}

/** Lets time pass in a few steps, after each of which everything happens that it brings. */
export async function pass(seconds: number, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    vi.advanceTimersByTime(Math.round((seconds * 1000) / steps));
    await settle();
  }
}

/** People who play in tests, in the order of their seats. */
const names = ['Ala', 'Bruno', 'Celina'];
export const nameOf = ({ drawn }: Page): string => names[drawn?.you.seat ?? -1] ?? '';

let lastNumber = 100;
export const nextNumber = (): number => ++lastNumber;

export const start = (harness: TableHarness, page: Page): Promise<Message | undefined> =>
  harness.says(page, { do: 'start', n: nextNumber() });

/** A move that this page is offered. */
export function moveOf({ drawn }: Page): CommandOf<'move'> {
  const ask = drawn?.game?.ask;
  if (!ask) throw new Error('Nothing is asked here.');
  return { do: 'move', n: nextNumber(), decision: ask.decision, move: { ...ask.moves[0] } };
}

export const isAsked = ({ drawn }: Page): boolean => (drawn?.game?.ask ?? null) !== null;
export const toAct = ({ drawn }: Page): number => drawn?.game?.toAct[0] ?? -1;

/** The last entry that a page was told of. */
export const seqOf = ({ messages }: Page): number =>
  messages.reduce((seq, message) => (message.say === 'welcome' || message.say === 'news' ? message.seq : seq), 0);

/** Three people in a game: all of them, the one who has to act, and the two others. */
export async function threeInAGame(wishes: Partial<OpenRequest> = {}, tables = new RegistryHarness()) {
  const harness = await tables.open(names, wishes);
  const pages = names.map((name) => harness.enter(name)) as [Page, Page, Page];
  await start(harness, pages[0]);
  const active = at(pages, toAct(pages[0]));
  const others = pages.filter((page) => page !== active) as [Page, Page];
  return { tables, harness, pages, active, others };
}
