import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ordinaryBounds, type Bounds } from './bounds.ts';
import { ownerOf } from './hall.ts';
import { Page } from './testing/page.ts';
import { deviceOf } from './testing/player.ts';
import { isAsked, later, moveOf, nextNumber, StageHall, start, stopTime, toAct, type Stage } from './testing/stage.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

const { commandBurst, askAgainAfter, nextAskAfter } = ordinaryBounds;

/** A table whose host is there, in a house with these bounds. */
async function openTable(bounds: Partial<Bounds> = {}) {
  const house = new StageHall({ bounds: { ...ordinaryBounds, ...bounds } });
  const stage = await house.open(['Ala']);
  const host = stage.enter('Ala');
  const entries = () => house.hall.counts.entries;
  return { house, stage, host, entries };
}

/** Locks or unlocks the table, by turns. */
function lock(stage: Stage, page: Page) {
  const n = nextNumber();
  return stage.says(page, { do: 'lock', n, locked: n % 2 === 0 });
}

describe('commands that are written and are no moves', () => {
  test('a device has a small burst, and then one a second', async () => {
    const { stage, host, entries } = await openTable();
    const before = entries();
    for (let time = 0; time < 150; time++) await lock(stage, host);
    expect(entries() - before).toBe(commandBurst);
    await later(3);
    for (let time = 0; time < 150; time++) await lock(stage, host);
    expect(entries() - before).toBe(commandBurst + 3);
  });

  test('the answer names the command that was dropped, and the same number is good later', async () => {
    const { stage, host } = await openTable({ commandBurst: 1 });
    await lock(stage, host);
    const command = { do: 'lock', n: nextNumber(), locked: false } as const;
    expect(await stage.says(host, command)).toEqual({ say: 'refused', n: command.n, problem: 'too-fast' });
    await later(1);
    expect(await stage.says(host, command)).toEqual({ say: 'done', n: command.n });
  });

  test('what is refused for another reason costs nothing', async () => {
    const { stage, host } = await openTable({ commandBurst: 1 });
    const guest = stage.enter('Eve');
    for (let time = 0; time < 10; time++) await lock(stage, guest);
    for (let time = 0; time < 10; time++) await stage.says(host, { do: 'kick', n: nextNumber(), seat: 2 });
    expect(await lock(stage, host)).toMatchObject({ say: 'done' });
  });

  test('a device has one allowance for all its pages and tables', async () => {
    const { house, stage, host } = await openTable({ commandBurst: 2 });
    await lock(stage, host);
    const other = await house.open(['Ala']);
    await lock(other, other.enter('Ala'));
    expect(await lock(stage, stage.enter('Ala'))).toMatchObject({ problem: 'too-fast' });
  });

  test('moves do not count', async () => {
    const { stage, host } = await openTable({ commandBurst: 1, commandRate: 1e-9 });
    await start(stage, host);
    for (let move = 0; move < 5; move++) {
      for (let wait = 0; wait < 100 && !isAsked(host); wait++) await later(1);
      expect(await stage.says(host, moveOf(host))).toMatchObject({ say: 'done' });
    }
  });
});

describe('asking for a seat in a running game', () => {
  const askIn = (stage: Stage, page: Page, name: string) =>
    stage.says(page, { do: 'ask-in', n: nextNumber(), seat: 2, name, figure: 'cap' });
  const leave = (stage: Stage, page: Page) => stage.says(page, { do: 'leave', n: nextNumber() });

  async function runningGame() {
    const opened = await openTable({ commandBurst: 1e9 });
    await start(opened.stage, opened.host);
    return opened;
  }

  test('whoever asks in vain waits before they ask again, also when they took it back themselves', async () => {
    const { stage, host } = await runningGame();
    const eve = stage.enter('Eve');
    expect(await askIn(stage, eve, 'Eve')).toMatchObject({ say: 'done' });
    expect(await leave(stage, eve)).toMatchObject({ say: 'done' });
    expect(await askIn(stage, eve, 'Eve')).toMatchObject({ problem: 'ask-later' });
    await later(askAgainAfter / 1000);
    expect(await askIn(stage, eve, 'Eve')).toMatchObject({ say: 'done' });
    await stage.says(host, { do: 'let-in', n: nextNumber(), agree: false });
    expect(await askIn(stage, eve, 'Eve')).toMatchObject({ problem: 'ask-later' });
  });

  test('with any number of devices a stranger rings six times a minute at most', async () => {
    const { stage, host } = await runningGame();
    let prompts = 0;
    for (let device = 0; device < 120; device++) {
      const page = stage.enter(`Eve ${device}`);
      const answer = await askIn(stage, page, `Eve ${device}`);
      if (answer?.say === 'done') prompts += 1;
      await leave(stage, page);
      stage.leave(page);
      await later(0.5);
    }
    expect(prompts).toBeLessThanOrEqual(60_000 / nextAskAfter);
    expect(toAct(host)).toBeGreaterThanOrEqual(0);
  });

  test('whoever was let in has not rung in vain: the next one may ask at once', async () => {
    const { stage, host } = await runningGame();
    const bruno = stage.enter('Bruno');
    await askIn(stage, bruno, 'Bruno');
    await stage.says(host, { do: 'let-in', n: nextNumber(), agree: true });
    expect(bruno.drawn?.you.seat).toBe(2);
    const celina = stage.enter('Celina');
    const ask = { do: 'ask-in', n: nextNumber(), seat: 1, name: 'Celina', figure: 'veil' } as const;
    expect(await stage.says(celina, ask)).not.toMatchObject({ problem: 'ask-later' });
  });
});

describe('bytes a day', () => {
  const open = { game: 'thieves', options: {}, clock: 'none', figure: 'fan', playNow: false } as const;
  const host = { ...open, device: deviceOf('Ala'), name: 'Ala' };

  /** A table that an address has opened, and its host there. */
  async function openedFrom(address: string, bytesPerDay: number) {
    const house = new StageHall({ bounds: { ...ordinaryBounds, bytesPerDay, commandBurst: 1e9 } });
    const opened = await house.hall.open(host, address);
    const stage = await house.find('code' in opened ? opened.code : '');
    const page = new Page(ownerOf(deviceOf('Ala')), address);
    stage.table.connect(page, 0);
    return { house, stage, page };
  }

  test('an address that has written its share is refused, with all its devices and also moves', async () => {
    const { stage, page, house } = await openedFrom('192.0.2.7', 5000);
    await start(stage, page);
    let written = 0;
    while ((await lock(stage, page))?.say === 'done') written += 1;
    expect(written).toBeLessThan(40);
    expect(await lock(stage, page)).toMatchObject({ problem: 'used-up' });
    const neighbour = new Page(ownerOf(deviceOf('Bruno')), '192.0.2.7');
    stage.table.connect(neighbour, 0);
    for (let wait = 0; wait < 20 && !isAsked(page); wait++) await later(1);
    expect(await stage.says(page, moveOf(page))).toMatchObject({ problem: 'used-up' });
    expect(await house.hall.open(host, '192.0.2.7')).toEqual({ problem: 'used-up' });
    expect(await house.hall.open(host, '192.0.2.8')).toHaveProperty('code');
  });

  test('it has its share again after a day', async () => {
    const { stage, page } = await openedFrom('192.0.2.7', 5000);
    while ((await lock(stage, page))?.say === 'done');
    vi.setSystemTime(Date.now() + 24 * 3600_000);
    for (let time = 0; time < 10; time++) expect(await lock(stage, page)).toMatchObject({ say: 'done' });
  });
});

test('one browser has so many pages open at all tables together', async () => {
  const { house, stage } = await openTable({ pagesPerDevice: 3 });
  const other = await house.open(['Bruno']);
  const pages = [stage.enter('Eve'), stage.enter('Eve'), other.enter('Eve')];
  const next = new Page(pages[0]?.owner ?? null);
  expect(other.table.whyNoRoom(next)).toBe('too-many-pages');
  expect(other.table.whyNoRoom(new Page('another'))).toBeUndefined();
  other.leave(pages[2] as Page);
  expect(other.table.whyNoRoom(next)).toBeUndefined();
});
