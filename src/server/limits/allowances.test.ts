import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { at } from '../../engine/at.ts';
import { ordinaryBounds, type Bounds } from './bounds.ts';
import { ownerOf } from '../registry/table-registry.ts';
import { Page } from '../../room/testing/page.ts';
import { deviceOf } from '../testing/player.ts';
import {
  isAsked,
  later,
  moveOf,
  nextNumber,
  RegistryHarness,
  start,
  stopTime,
  toAct,
  type TableHarness,
} from '../../room/testing/harness.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

const { commandBurst, askAgainAfter, nextAskAfter } = ordinaryBounds;

/** A table whose host is there, in a registry with these bounds. */
async function openTable(bounds: Partial<Bounds> = {}) {
  const tables = new RegistryHarness({ bounds: { ...ordinaryBounds, ...bounds } });
  const harness = await tables.open(['Ala']);
  const host = harness.enter('Ala');
  const entries = () => tables.registry.counts.entries;
  return { tables, harness, host, entries };
}

/** Locks or unlocks the table, by turns. */
function lock(harness: TableHarness, page: Page) {
  const n = nextNumber();
  return harness.says(page, { do: 'lock', n, locked: n % 2 === 0 });
}

describe('stored commands other than moves', () => {
  test('a device has a small burst, and then one a second', async () => {
    const { harness, host, entries } = await openTable();
    const before = entries();
    for (let time = 0; time < 150; time++) await lock(harness, host);
    expect(entries() - before).toBe(commandBurst);
    await later(3);
    for (let time = 0; time < 150; time++) await lock(harness, host);
    expect(entries() - before).toBe(commandBurst + 3);
  });

  test('the answer names the command that was dropped, and the same number is good later', async () => {
    const { harness, host } = await openTable({ commandBurst: 1 });
    await lock(harness, host);
    const command = { do: 'lock', n: nextNumber(), locked: false } as const;
    expect(await harness.says(host, command)).toEqual({ say: 'refused', n: command.n, problem: 'too-fast' });
    await later(1);
    expect(await harness.says(host, command)).toEqual({ say: 'done', n: command.n });
  });

  test('what is refused for another reason costs nothing', async () => {
    const { harness, host } = await openTable({ commandBurst: 1 });
    const guest = harness.enter('Eve');
    for (let time = 0; time < 10; time++) await lock(harness, guest);
    for (let time = 0; time < 10; time++) await harness.says(host, { do: 'kick', n: nextNumber(), seat: 2 });
    expect(await lock(harness, host)).toMatchObject({ say: 'done' });
  });

  test('a device has one allowance for all its pages and tables', async () => {
    const { tables, harness, host } = await openTable({ commandBurst: 2 });
    await lock(harness, host);
    const other = await tables.open(['Ala']);
    await lock(other, other.enter('Ala'));
    expect(await lock(harness, harness.enter('Ala'))).toMatchObject({ problem: 'too-fast' });
  });

  test('moves do not count', async () => {
    const { harness, host } = await openTable({ commandBurst: 1, commandRate: 1e-9 });
    await start(harness, host);
    // A dealt game may be over soon, but not after two moves.
    for (let move = 0; move < 2; move++) {
      for (let wait = 0; wait < 100 && !isAsked(host); wait++) await later(1);
      expect(await harness.says(host, moveOf(host))).toMatchObject({ say: 'done' });
    }
  });
});

describe('tickets', () => {
  const carry = (harness: TableHarness, page: Page) => harness.says(page, { do: 'carry', n: nextNumber() });

  test('count as commands of their device', async () => {
    const { harness, host } = await openTable();
    for (let ticket = 0; ticket < commandBurst; ticket++)
      expect(await carry(harness, host)).toMatchObject({ say: 'ticket' });
    expect(await carry(harness, host)).toMatchObject({ say: 'refused', problem: 'too-fast' });
    expect(await lock(harness, host)).toMatchObject({ problem: 'too-fast' });
    await later(1);
    expect(await carry(harness, host)).toMatchObject({ say: 'ticket' });
  });

  test('of one address are sixty at once, and one a second', async () => {
    const { tables, harness, host } = await openTable({ commandBurst: 1e9 });
    const other = await tables.open(['Bruno']);
    const bruno = other.enter('Bruno');
    const given = async () => {
      let tickets = 0;
      for (let time = 0; time < 50; time++) {
        for (const answer of [await carry(harness, host), await carry(other, bruno)]) {
          if (answer?.say === 'ticket') tickets += 1;
        }
      }
      return tickets;
    };
    expect(await given()).toBe(60);
    await later(5);
    expect(await given()).toBe(5);
    // Other commands go on.
    expect(await lock(harness, host)).toMatchObject({ say: 'done' });
  });

  test('are refused like all else when the address has written its share of the day', async () => {
    const { harness, host } = await openTable({ commandBurst: 1e9, bytesPerDay: 2000 });
    while ((await lock(harness, host))?.say === 'done');
    expect(await carry(harness, host)).toMatchObject({ problem: 'used-up' });
  });
});

describe('asking for a seat in a running game', () => {
  const askIn = (harness: TableHarness, page: Page, name: string) =>
    harness.says(page, { do: 'ask-in', n: nextNumber(), seat: 2, name, figure: 'cap' });
  const leave = (harness: TableHarness, page: Page) => harness.says(page, { do: 'leave', n: nextNumber() });

  async function runningGame() {
    const opened = await openTable({ commandBurst: 1e9 });
    await start(opened.harness, opened.host);
    return opened;
  }

  test('after a refusal or a withdrawal the same person has to wait before asking again', async () => {
    const { harness, host } = await runningGame();
    const eve = harness.enter('Eve');
    expect(await askIn(harness, eve, 'Eve')).toMatchObject({ say: 'done' });
    expect(await leave(harness, eve)).toMatchObject({ say: 'done' });
    expect(await askIn(harness, eve, 'Eve')).toMatchObject({ problem: 'ask-later' });
    await later(askAgainAfter / 1000);
    expect(await askIn(harness, eve, 'Eve')).toMatchObject({ say: 'done' });
    await harness.says(host, { do: 'let-in', n: nextNumber(), agree: false });
    expect(await askIn(harness, eve, 'Eve')).toMatchObject({ problem: 'ask-later' });
  });

  test('with any number of devices a stranger rings six times a minute at most', async () => {
    const { harness, host } = await runningGame();
    let prompts = 0;
    for (let device = 0; device < 120; device++) {
      const page = harness.enter(`Eve ${device}`);
      const answer = await askIn(harness, page, `Eve ${device}`);
      if (answer?.say === 'done') prompts += 1;
      await leave(harness, page);
      harness.leave(page);
      await later(0.5);
    }
    expect(prompts).toBeLessThanOrEqual(60_000 / nextAskAfter);
    expect(toAct(host)).toBeGreaterThanOrEqual(0);
  });

  test('after somebody was let in, the next person may ask immediately', async () => {
    const { harness, host } = await runningGame();
    const bruno = harness.enter('Bruno');
    await askIn(harness, bruno, 'Bruno');
    await harness.says(host, { do: 'let-in', n: nextNumber(), agree: true });
    expect(bruno.drawn?.you.seat).toBe(2);
    const celina = harness.enter('Celina');
    const ask = { do: 'ask-in', n: nextNumber(), seat: 1, name: 'Celina', figure: 'veil' } as const;
    expect(await harness.says(celina, ask)).not.toMatchObject({ problem: 'ask-later' });
  });
});

describe('bytes a day', () => {
  const open = { game: 'thieves', options: {}, clock: 'none', figure: 'fan', playNow: false } as const;
  const host = { ...open, device: deviceOf('Ala'), name: 'Ala' };

  /** A table that an address has opened, and its host there. */
  async function openedFrom(address: string, bytesPerDay: number) {
    const tables = new RegistryHarness({ bounds: { ...ordinaryBounds, bytesPerDay, commandBurst: 1e9 } });
    const opened = await tables.registry.open(host, address);
    const harness = await tables.find('code' in opened ? opened.code : '');
    const page = new Page(ownerOf(deviceOf('Ala')), address);
    harness.table.connect(page, 0);
    return { tables, harness, page };
  }

  test('an address that has written its share is refused, with all its devices and also moves', async () => {
    const { harness, page, tables } = await openedFrom('192.0.2.7', 5000);
    await start(harness, page);
    let written = 0;
    while ((await lock(harness, page))?.say === 'done') written += 1;
    expect(written).toBeLessThan(40);
    expect(await lock(harness, page)).toMatchObject({ problem: 'used-up' });
    const neighbour = new Page(ownerOf(deviceOf('Bruno')), '192.0.2.7');
    harness.table.connect(neighbour, 0);
    for (let wait = 0; wait < 20 && !isAsked(page); wait++) await later(1);
    expect(await harness.says(page, moveOf(page))).toMatchObject({ problem: 'used-up' });
    expect(await tables.registry.open(host, '192.0.2.7')).toEqual({ problem: 'used-up' });
    expect(await tables.registry.open(host, '192.0.2.8')).toHaveProperty('code');
  });

  test('it has its share again after a day', async () => {
    const { harness, page } = await openedFrom('192.0.2.7', 5000);
    while ((await lock(harness, page))?.say === 'done');
    vi.advanceTimersByTime(24 * 3600_000);
    for (let time = 0; time < 10; time++) expect(await lock(harness, page)).toMatchObject({ say: 'done' });
  });
});

test('one browser has a limited number of pages, over all tables together', async () => {
  const { tables, harness } = await openTable({ pagesPerDevice: 3 });
  const other = await tables.open(['Bruno']);
  const pages = [harness.enter('Eve'), harness.enter('Eve'), other.enter('Eve')];
  const next = new Page(pages[0]?.owner ?? null);
  expect(other.table.whyNoRoom(next)).toBe('too-many-pages');
  expect(other.table.whyNoRoom(new Page('another'))).toBeUndefined();
  other.leave(at(pages, 2));
  expect(other.table.whyNoRoom(next)).toBeUndefined();
});
