import { vi } from 'vitest';
import type { Command, CommandOf, Message, Open } from '../../protocol/messages.ts';
import { figures } from '../../protocol/scene.ts';
import { ordinaryBounds, type Bounds } from '../bounds.ts';
import { Hall, ownerOf } from '../hall.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { humanPace, type Patience } from '../table/machines.ts';
import type { LiveTable } from '../table/live-table.ts';
import { Page } from './page.ts';
import { deviceOf } from './player.ts';
import { games } from './table.ts';

/** Bots and stand-ins at the pace of a real table, without the dice. */
const steadyPace: Patience = { ...humanPace, botThinks: () => 1000 };

interface Wishes {
  readonly store?: Store;
  readonly patience?: Patience;
  readonly bounds?: Bounds;
}

/** Tables without sockets, whose clock is turned by hand: `stopTime()` comes first. */
export class StageHall {
  readonly store: Store;
  readonly hall: Hall;
  readonly reports: unknown[] = [];

  constructor({ store = openSqlite(':memory:'), patience = steadyPace, bounds = ordinaryBounds }: Wishes = {}) {
    this.store = store;
    this.hall = new Hall({ store, games, patience, bounds, report: (error) => void this.reports.push(error) });
  }

  /** A table with people on the first seats, who are not connected yet. */
  async open(names: readonly string[], wishes: Partial<Open> = {}): Promise<Stage> {
    const [host = 'Ala', ...others] = names;
    const request: Open = {
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
    const opened = await this.hall.open(request, '192.0.2.1');
    if (!('code' in opened)) throw new Error(JSON.stringify(opened));
    const stage = await this.find(opened.code);
    for (const [index, name] of others.entries()) {
      const page = stage.enter(name);
      await stage.says(page, { do: 'sit', n: 1, seat: index + 1, name, figure: figures[index + 1] ?? 'cap' });
      stage.leave(page);
    }
    return stage;
  }

  async find(code: string): Promise<Stage> {
    const table = await this.hall.find(code);
    if (!table) throw new Error(`There is no table ${code}.`);
    return new Stage(table);
  }
}

/** One table and the pages that are open there. */
export class Stage {
  readonly table: LiveTable;

  constructor(table: LiveTable) {
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

/** From now on time stands still, until a test lets it pass. Commits are not timed, so they happen as they do otherwise. */
export function stopTime(): void {
  vi.useFakeTimers({ now: 1e12, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
}

/** Lets everything happen that needs no time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets time pass, in small steps, so that what happens has its consequences at the right moment. */
export async function later(seconds: number): Promise<void> {
  const step = Math.max(50, seconds / 2);
  for (let left = Math.round(seconds * 1000); left > 0; left -= step) {
    vi.advanceTimersByTime(Math.min(step, left));
    await settle();
  }
}

/** People who play in tests, in the order of their seats. */
const names = ['Ala', 'Bruno', 'Celina'];
export const nameOf = ({ drawn }: Page): string => names[drawn?.you.seat ?? -1] ?? '';

let lastNumber = 100;
export const nextNumber = (): number => ++lastNumber;

export const start = (stage: Stage, page: Page): Promise<Message | undefined> =>
  stage.says(page, { do: 'start', n: nextNumber() });

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

/** Three people in a game: all of them, whoever has to act, and the two others. */
export async function threeInAGame(wishes: Partial<Open> = {}) {
  const hall = new StageHall();
  const stage = await hall.open(names, wishes);
  const pages = names.map((name) => stage.enter(name)) as [Page, Page, Page];
  await start(stage, pages[0]);
  const active = pages[toAct(pages[0])] as Page;
  const others = pages.filter((page) => page !== active) as [Page, Page];
  return { hall, stage, pages, active, others };
}
