import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../server/store/sqlite/sqlite.ts';
import type { Page } from './testing/page.ts';
import {
  isAsked,
  later,
  moveOf,
  nameOf,
  nextNumber,
  seqOf,
  settle,
  RegistryHarness,
  start,
  stopTime,
  threeInAGame,
  toAct,
} from './testing/harness.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

describe('bots', () => {
  test('play at a pace that the eye can follow, one after the other', async () => {
    const harness = await new RegistryHarness().open(['Ala'], { seats: 4 });
    const page = harness.enter('Ala');
    await start(harness, page);
    while (isAsked(page)) await harness.says(page, moveOf(page));
    const before = seqOf(page);
    await later(0.99);
    expect(seqOf(page)).toBe(before);
    await later(0.02);
    expect(seqOf(page)).toBe(before + 1);
  });

  test('sleep when nobody is connected, and go on when somebody comes', async () => {
    const tables = new RegistryHarness();
    const harness = await tables.open(['Ala'], { seats: 4 });
    const page = harness.enter('Ala');
    await start(harness, page);
    while (isAsked(page)) await harness.says(page, moveOf(page));
    harness.leave(page);
    const before = tables.registry.counts.entries;
    await later(3600);
    expect(tables.registry.counts.entries).toBe(before);
    const guest = harness.enter('Guest');
    await later(1.01);
    expect(tables.registry.counts.entries).toBe(before + 1);
    harness.leave(guest);
  });
});

describe('somebody who goes away', () => {
  test('is away for all to see, at once; a bot stands in after twelve seconds and gives the seat back', async () => {
    const { harness, active, others } = await threeInAGame();
    const [watching] = others;
    const seat = active.drawn?.you.seat ?? 0;
    const before = seqOf(watching);
    harness.leave(active);
    expect(watching.seats[seat]).toMatch(/ away$/);
    await later(11.9);
    expect(seqOf(watching)).toBe(before);
    await later(0.2);
    expect(watching.seats[seat]).toMatch(/ \(bot\) away$/);
    // The vote has been open long enough.
    expect(seqOf(watching)).toBe(before + 2);

    const back = harness.enter(nameOf(active));
    await settle();
    expect(back.seats[seat]).not.toMatch(/bot|away/);
    expect(back.drawn?.you.seat).toBe(seat);
  });

  test('keeps the seat to themselves if they are back in time', async () => {
    const { harness, active, others } = await threeInAGame();
    const seat = active.drawn?.you.seat ?? 0;
    harness.leave(active);
    await later(10);
    const back = harness.enter(nameOf(active));
    await later(100);
    expect(others[0].seats[seat]).not.toMatch(/bot|away/);
    expect(isAsked(back)).toBe(true);
  });

  test('is still there with a second page', async () => {
    const { harness, active, others } = await threeInAGame();
    const seat = active.drawn?.you.seat ?? 0;
    const second = harness.enter(nameOf(active));
    harness.leave(active);
    await later(60);
    expect(others[0].seats[seat]).not.toMatch(/bot|away/);
    expect(isAsked(second)).toBe(true);
  });

  test('does not get the seat back if they are gone again before the table comes to it', async () => {
    const { harness, active, others } = await threeInAGame();
    const seat = active.drawn?.you.seat ?? 0;
    await harness.says(active, { do: 'leave', n: nextNumber() });
    harness.leave(active);
    // Returning the seat has to wait while the table writes something else.
    const writing = harness.table.command(others[0], { do: 'pause', n: nextNumber(), paused: true });
    harness.leave(harness.enter(nameOf(active)));
    await writing;
    await settle();
    expect(others[0].seats[seat]).toMatch(/ \(bot\) away$/);
  });

  test('is not replaced as long as nothing is asked of them', async () => {
    const { harness, active, others } = await threeInAGame();
    harness.leave(others[0]);
    await later(1000);
    expect(active.seats.join()).not.toContain('(bot)');
  });

  test('leaves on purpose, and a bot plays at once, until they sit down again', async () => {
    const { harness, active } = await threeInAGame();
    const seat = active.drawn?.you.seat ?? 0;
    expect(await harness.says(active, { do: 'leave', n: nextNumber() })).toMatchObject({ say: 'done' });
    expect(active.seats[seat]).toMatch(/ \(bot\)$/);
    const before = seqOf(active);
    await later(1.1);
    expect(seqOf(active)).toBe(before + 1);
    const name = nameOf(active);
    const figure = active.drawn?.table.seats[seat]?.figure ?? 'cap';
    expect(await harness.says(active, { do: 'sit', n: nextNumber(), seat, name, figure })).toMatchObject({
      say: 'done',
    });
    expect(active.seats[seat]).toBe(name);
  });
});

describe('the host', () => {
  test('who is gone for a minute is followed by somebody who is there', async () => {
    const harness = await new RegistryHarness().open(['Ala', 'Bruno']);
    const ala = harness.enter('Ala');
    const bruno = harness.enter('Bruno');
    expect([ala.drawn?.you.host, bruno.drawn?.you.host]).toEqual([true, false]);
    harness.leave(ala);
    await later(59);
    expect(bruno.drawn?.you.host).toBe(false);
    await later(2);
    expect(bruno.drawn?.you.host).toBe(true);
    expect(harness.enter('Ala').drawn?.you.host).toBe(false);
  });

  test('who gets up from the table and closes the page is followed too', async () => {
    const harness = await new RegistryHarness().open(['Ala', 'Bruno']);
    const ala = harness.enter('Ala');
    const bruno = harness.enter('Bruno');
    await harness.says(ala, { do: 'leave', n: nextNumber() });
    await later(100);
    expect(bruno.drawn?.you.host).toBe(false);
    harness.leave(ala);
    await later(61);
    expect(bruno.drawn?.you.host).toBe(true);
  });
});

describe('the clock', () => {
  test('says when time is up, and plays for those who have not', async () => {
    const { pages, active } = await threeInAGame({ clock: 'brisk' });
    expect(active.drawn?.game?.due).toBe(Date.now() + 40_000);
    const before = seqOf(active);
    await later(39.9);
    expect(seqOf(active)).toBe(before);
    await later(0.2);
    expect(pages.map(seqOf)).toEqual([before + 1, before + 1, before + 1]);
  });

  test('stands still while the game rests', async () => {
    const { harness, active, others } = await threeInAGame({ clock: 'brisk' });
    await later(30);
    await harness.says(others[0], { do: 'pause', n: nextNumber(), paused: true });
    expect(active.drawn).toMatchObject({ table: { paused: true }, game: { due: null } });
    const before = seqOf(active);
    await later(500);
    await harness.says(active, { do: 'pause', n: nextNumber(), paused: false });
    expect(active.drawn?.game?.due).toBe(Date.now() + 10_000);
    await later(9.9);
    expect(seqOf(active)).toBe(before + 1);
    await later(0.2);
    expect(seqOf(active)).toBe(before + 2);
  });

  test('starts again after everybody was gone', async () => {
    const { harness, pages, active } = await threeInAGame({ clock: 'brisk' });
    const before = seqOf(active);
    pages.forEach((page) => harness.leave(page));
    await later(500);
    const back = harness.enter(nameOf(active));
    await later(39);
    expect(seqOf(back)).toBe(before);
    expect(isAsked(back)).toBe(true);
    await later(2);
    expect(seqOf(back)).toBeGreaterThan(before);
  });

  test('that started again is not forgotten when another server writes to the same table', async () => {
    const store = openSqlite(':memory:');
    const harness = await new RegistryHarness({ store }).open(['Ala', 'Bruno', 'Celina'], { clock: 'brisk' });
    const first = harness.enter('Ala');
    await start(harness, first);
    harness.leave(first);
    await later(500);
    const page = harness.enter('Ala');
    const due = page.drawn?.game?.due;
    const elsewhere = await new RegistryHarness({ store }).find(harness.table.code);
    await elsewhere.table.settle({ kind: 'locked', locked: true });
    await harness.says(page, { do: 'lock', n: nextNumber(), locked: false });
    expect([page.drawn?.game?.due, page.drawn?.table.locked]).toEqual([due, false]);
    await later(0.1);
    expect(page.drawn?.game?.due).toBe(due);
  });

  test('starts again after no server was running', async () => {
    const store = openSqlite(':memory:');
    const first = await new RegistryHarness({ store }).open(['Ala', 'Bruno', 'Celina'], { clock: 'lightning' });
    const page = first.enter('Ala');
    await start(first, page);
    const before = seqOf(page);
    // The process dies: nobody says goodbye, and no timer fires any more.
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() + 3600_000);
    const second = await new RegistryHarness({ store }).find(first.table.code);
    const [ala] = ['Ala', 'Bruno', 'Celina'].map((name) => second.enter(name)) as [Page];
    expect(ala.drawn?.game?.due).toBe(Date.now() + 15_000);
    await later(14.9);
    expect(seqOf(ala)).toBe(before);
    await later(0.2);
    expect(seqOf(ala)).toBe(before + 1);
  });
});

describe('somebody who is there and does not move', () => {
  test('can be nudged by the others', async () => {
    const { harness, active, others } = await threeInAGame();
    const seat = toAct(active);
    expect(await harness.says(others[0], { do: 'nudge', n: nextNumber(), seat })).toMatchObject({ say: 'done' });
    expect(active.said('nudge')).toEqual([{ say: 'nudge', seat, by: others[0].drawn?.you.seat }]);
    expect(others[1].said('nudge')).toEqual([]);
  });

  test('cannot be nudged without end, nor those whom nobody waits for', async () => {
    const { harness, active, others } = await threeInAGame();
    const [bruno, celina] = others;
    await harness.says(bruno, { do: 'nudge', n: nextNumber(), seat: toAct(active) });
    expect(await harness.says(bruno, { do: 'nudge', n: nextNumber(), seat: toAct(active) })).toMatchObject({
      problem: 'too-fast',
    });
    await later(1);
    const seat = celina.drawn?.you.seat ?? 0;
    expect(await harness.says(bruno, { do: 'nudge', n: nextNumber(), seat })).toMatchObject({ problem: 'not-now' });
    expect(await harness.says(active, { do: 'nudge', n: nextNumber(), seat: toAct(active) })).toMatchObject({
      problem: 'not-now',
    });
    expect(await harness.says(bruno, { do: 'nudge', n: nextNumber(), seat: 7 })).toMatchObject({ problem: 'not-now' });
  });

  test('after a minute the others may let a bot play this one decision, and only this one', async () => {
    const { harness, active, others } = await threeInAGame();
    const seat = toAct(active);
    await later(59);
    expect(await harness.says(others[0], { do: 'stand-in', n: nextNumber(), seat })).toMatchObject({
      problem: 'not-now',
    });
    await later(1);
    const before = seqOf(active);
    expect(await harness.says(others[0], { do: 'stand-in', n: nextNumber(), seat })).toMatchObject({ say: 'done' });
    expect(seqOf(active)).toBe(before + 1);
    expect(active.seats.join()).not.toContain('(bot)');
    expect(await harness.says(others[1], { do: 'stand-in', n: nextNumber(), seat: toAct(active) })).toMatchObject({
      problem: 'not-now',
    });
  });
});
