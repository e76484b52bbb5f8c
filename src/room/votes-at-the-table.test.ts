import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../server/store/sqlite/sqlite.ts';
import type { Page } from './testing/page.ts';
import {
  later,
  nextNumber,
  settle,
  RegistryHarness,
  start,
  stopTime,
  threeInAGame,
  type TableHarness,
} from './testing/harness.ts';

/* Votes at a table that people open and close, by the clock of the store. */

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

const wantsEnd = (harness: TableHarness, page: Page, agree = true) =>
  harness.says(page, { do: 'end', n: nextNumber(), agree });
const wantsBack = (harness: TableHarness, page: Page, agree = true) =>
  harness.says(page, { do: 'resume', n: nextNumber(), agree });
const stageOf = ({ drawn }: Page) => drawn?.table.stage;
const noticesOf = (page: Page) => page.said('notice').map(({ what, name }) => `${what} ${name}`.trim());

/** Ala and Bruno at a table for three; a bot has the third seat, and a guest asks for it. */
async function withGuest() {
  const harness = await new RegistryHarness().open(['Ala', 'Bruno']);
  const [ala, bruno] = [harness.enter('Ala'), harness.enter('Bruno')];
  await start(harness, ala);
  const guest = harness.enter('Guest');
  const asks = () => harness.says(guest, { do: 'ask-in', n: nextNumber(), seat: 2, name: 'Guest', figure: 'cap' });
  return { harness, ala, bruno, guest, asks };
}
const letIn = (harness: TableHarness, page: Page, agree = true) =>
  harness.says(page, { do: 'let-in', n: nextNumber(), agree });

describe('ending a game', () => {
  test('people who close their pages do not agree to it by that', async () => {
    const { harness, pages } = await threeInAGame();
    const [ala, bruno, celina] = pages;
    await wantsEnd(harness, ala);
    harness.leave(bruno);
    harness.leave(celina);
    await later(59);
    expect(stageOf(ala)).toBe('playing');
    await later(2);
    expect([stageOf(ala), ala.drawn?.table.endVote]).toEqual(['playing', null]);
    expect(noticesOf(ala).at(-1)).toBe('end-lapsed');
  });

  test('one who is left alone has to wait for five minutes', async () => {
    const { harness, pages } = await threeInAGame();
    const [ala, ...others] = pages;
    others.forEach((page) => harness.leave(page));
    await later(299);
    expect(await wantsEnd(harness, ala)).toMatchObject({ problem: 'somebody-away' });
    await later(2);
    expect(await wantsEnd(harness, ala)).toMatchObject({ say: 'done' });
    expect(stageOf(ala)).toBe('lobby');
  });

  test('after a restart nobody has been away for long', async () => {
    const store = openSqlite(':memory:');
    const first = await new RegistryHarness({ store }).open(['Ala', 'Bruno', 'Celina']);
    const page = first.enter('Ala');
    await start(first, page);
    await later(290);
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() + 3600_000);
    const second = await new RegistryHarness({ store }).find(first.table.code);
    const ala = second.enter('Ala');
    expect(await wantsEnd(second, ala)).toMatchObject({ problem: 'somebody-away' });
    await later(299);
    expect(await wantsEnd(second, ala)).toMatchObject({ problem: 'somebody-away' });
    await later(2);
    expect(await wantsEnd(second, ala)).toMatchObject({ say: 'done' });
  });

  test('two agree over the head of somebody who has just gone', async () => {
    const { harness, pages } = await threeInAGame();
    const [ala, bruno, celina] = pages;
    harness.leave(celina);
    await wantsEnd(harness, ala);
    expect(stageOf(bruno)).toBe('playing');
    await wantsEnd(harness, bruno);
    expect(stageOf(bruno)).toBe('lobby');
  });

  test('everybody sees who was asked and until when, and who refused', async () => {
    const { harness, pages } = await threeInAGame();
    const [ala, bruno, celina] = pages;
    await wantsEnd(harness, ala);
    expect(celina.drawn?.table.endVote).toEqual({ asked: [0, 1, 2], agreed: [0], until: Date.now() + 60_000 });
    await wantsEnd(harness, bruno, false);
    expect([celina.drawn?.table.endVote, noticesOf(celina)]).toEqual([null, ['end-refused Bruno']]);
  });
});

describe('letting somebody in', () => {
  test('waits for somebody who has just gone', async () => {
    const { harness, ala, bruno, guest, asks } = await withGuest();
    harness.leave(bruno);
    await later(10);
    await asks();
    await letIn(harness, ala);
    await later(45);
    expect(guest.drawn?.you.seat).toBeNull();
    await letIn(harness, harness.enter('Bruno'));
    expect(guest.drawn?.you.seat).toBe(2);
  });

  test('does not wait for somebody who has been gone for long', async () => {
    const { harness, ala, bruno, guest, asks } = await withGuest();
    harness.leave(bruno);
    await later(301);
    await asks();
    await letIn(harness, ala);
    expect(guest.drawn?.you.seat).toBe(2);
  });

  test('lapses, or is refused, for all to hear; a guest who thinks better of it refuses nobody', async () => {
    const { harness, ala, bruno, guest, asks } = await withGuest();
    await asks();
    await letIn(harness, ala);
    await later(600);
    await asks();
    await letIn(harness, bruno, false);
    await later(600);
    await asks();
    await harness.says(guest, { do: 'leave', n: nextNumber() });
    expect(noticesOf(guest)).toEqual(['newcomer-lapsed', 'newcomer-refused Bruno']);
    expect(guest.drawn?.you).toMatchObject({ seat: null, newcomer: false });
  });

  test('is not for the seat of somebody whom the host removed: a second browser of the host gets no hand', async () => {
    const { harness, ala, guest } = await withGuest();
    await harness.says(ala, { do: 'kick', n: nextNumber(), seat: 1 });
    const wish = { do: 'ask-in', n: nextNumber(), seat: 1, name: 'Guest', figure: 'cap' } as const;
    expect(await harness.says(guest, wish)).toMatchObject({ problem: 'seat-closed' });
    expect(guest.drawn?.table.closed).toEqual([1]);
  });
});

describe('taking up a game', () => {
  test('all who are here agree, and everybody has the same hand as before', async () => {
    const { harness, pages } = await threeInAGame();
    const [ala, bruno, celina] = pages;
    const before = pages.map(({ drawn }) => drawn?.game?.view);
    for (const page of pages) await wantsEnd(harness, page);
    expect(bruno.drawn).toMatchObject({
      game: null,
      you: { resumable: 1 },
      table: { resumable: { names: ['Ala', 'Bruno', 'Celina'], vote: null } },
    });
    harness.leave(celina);
    await wantsBack(harness, bruno);
    expect(ala.drawn?.table.resumable?.vote).toMatchObject({ asked: [0, 1], agreed: [1] });
    await wantsBack(harness, ala);
    expect(stageOf(ala)).toBe('playing');
    expect([ala, bruno, harness.enter('Celina')].map(({ drawn }) => drawn?.game?.view)).toEqual(before);
  });

  test('a spectator learns nothing of its cards meanwhile', async () => {
    const { harness, pages } = await threeInAGame();
    for (const page of pages) await wantsEnd(harness, page);
    const guest = harness.enter('Guest');
    expect(guest.drawn).toMatchObject({ game: null, you: { resumable: null } });
    expect(guest.messages).toMatchObject([{ heard: [], own: { scene: { ask: null, view: null } } }]);
  });

  test('a no is heard by all, and so is silence', async () => {
    const { harness, pages } = await threeInAGame();
    const [ala, bruno] = pages;
    for (const page of pages) await wantsEnd(harness, page);
    await wantsBack(harness, ala);
    await wantsBack(harness, bruno, false);
    await wantsBack(harness, ala);
    await later(61);
    await settle();
    expect(noticesOf(ala)).toEqual(['ended', 'resume-refused Bruno', 'resume-lapsed']);
  });
});
