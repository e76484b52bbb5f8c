import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../protocol/messages.ts';
import { isAsked, later, moveOf, nextNumber, settle, start, stopTime, threeInAGame } from './testing/harness.ts';
import type { TableHarness } from './testing/harness.ts';
import type { Page } from './testing/page.ts';

/* The ready-check and its notices, at a table that people open and close. */

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

type WithoutNumber<C> = C extends Command ? Omit<C, 'n'> : never;
const says = (harness: TableHarness, page: Page, wish: WithoutNumber<Command>) =>
  harness.says(page, { ...wish, n: nextNumber() });
const noticesOf = (page: Page) => page.said('notice').map(({ what, name }) => `${what} ${name}`.trim());
const stageOf = ({ drawn }: Page) => drawn?.table.stage;
const logOf = (page: Page) =>
  page.messages.flatMap((message) => ('heard' in message ? message.heard.map(({ event }) => event.kind) : []));

/** Three people have played a game to its end. */
async function threeAfterAGame() {
  const { harness, pages, tables } = await threeInAGame();
  for (;;) {
    const asked = pages.find(isAsked);
    if (!asked) break;
    await harness.says(asked, moveOf(asked));
  }
  return { harness, pages, tables };
}

describe('the ready-check', () => {
  test('all see who is ready, and the game begins with the last of them', async () => {
    const { harness, pages } = await threeAfterAGame();
    const [ala, bruno, celina] = pages;
    expect(ala.drawn?.table.next).toEqual({ game: 'thieves', ready: [], wishes: [] });
    for (const page of [ala, celina]) await says(harness, page, { do: 'ready', ready: true });
    await later(600);
    expect([stageOf(bruno), bruno.drawn?.table.next?.ready]).toEqual(['over', [0, 2]]);
    await says(harness, bruno, { do: 'ready', ready: true });
    expect([stageOf(bruno), bruno.drawn?.table.next, bruno.drawn?.you.seat]).toEqual(['playing', null, 1]);
  });

  test('nobody waits for somebody who left, and their seat stays theirs', async () => {
    const { harness, pages } = await threeAfterAGame();
    const [ala, bruno, celina] = pages;
    for (const page of [ala, bruno]) await says(harness, page, { do: 'ready', ready: true });
    harness.leave(celina);
    await later(11);
    expect(stageOf(ala)).toBe('over');
    await later(2);
    expect([stageOf(ala), ala.drawn?.table.seats[2]]).toMatchObject(['playing', { name: 'Celina', standIn: true }]);
    const back = harness.enter('Celina');
    await settle();
    expect([back.drawn?.you.seat, ala.drawn?.table.seats[2]?.standIn]).toEqual([2, false]);
  });

  test('the next game is another one, at the same table and for the same people', async () => {
    const { harness, pages, tables } = await threeAfterAGame();
    const [ala, bruno, celina] = pages;
    await says(harness, bruno, { do: 'game', game: 'the-boss' });
    expect(ala.drawn?.table.next).toEqual({ game: 'the-boss', ready: [], wishes: [{ seat: 1, game: 'the-boss' }] });
    for (const page of pages) await says(harness, page, { do: 'ready', ready: true });
    expect(celina.drawn).toMatchObject({
      table: { game: 'the-boss', stage: 'playing', finished: 1 },
      you: { seat: 2 },
    });
    const again = await tables.find(harness.table.code);
    expect(again.table.summary).toMatchObject({ game: 'the-boss', stage: 'playing' });
    const games = await tables.registry.archive.list(harness.table.code);
    expect(games).toMatchObject([{ game: 'thieves', number: 1, record: true }]);
  });

  test('a guest waits for a seat, and all see it', async () => {
    const { harness, pages } = await threeInAGame();
    const guest = harness.enter('Guest');
    await says(harness, guest, { do: 'wait', name: 'Guest', figure: 'cap' });
    expect([guest.drawn?.you.waiting, pages[0].drawn?.table.waiting]).toEqual([
      true,
      [{ name: 'Guest', figure: 'cap', comes: 'if-free', keeper: false }],
    ]);
  });
});

describe('what people hear of each other', () => {
  test('who was removed is told by whom, the others are told who', async () => {
    const { harness, pages } = await threeInAGame();
    const [ala, bruno, celina] = pages;
    await says(harness, ala, { do: 'kick', seat: 1 });
    expect([bruno, celina].map(noticesOf)).toEqual([['removed-you Ala'], ['removed Bruno']]);
    expect(logOf(celina)).toContain('table-removed');
  });

  test('the others are told who left and who is back, and the log says it, too', async () => {
    const { harness, pages } = await threeInAGame();
    const [ala, bruno] = pages;
    await says(harness, bruno, { do: 'leave' });
    harness.leave(bruno);
    const back = harness.enter('Bruno');
    await settle();
    expect(noticesOf(ala)).toEqual(['left Bruno', 'back Bruno']);
    expect(noticesOf(bruno)).toEqual([]);
    const later = harness.enter('Guest');
    for (const page of [ala, back, later])
      expect(logOf(page)).toEqual(expect.arrayContaining(['table-stood-in', 'table-back']));
  });

  test('a bot that stands in is said', async () => {
    const { harness, active, others } = await threeInAGame();
    harness.leave(active);
    await later(13);
    expect(noticesOf(others[0])[0]).toMatch(/^stood-in /);
  });

  test('a refused and an agreed ending, and that a game goes on after it', async () => {
    const { harness, pages } = await threeInAGame();
    const [ala, bruno, celina] = pages;
    await says(harness, ala, { do: 'end', agree: true });
    await says(harness, bruno, { do: 'end', agree: false });
    for (const page of pages) await says(harness, page, { do: 'end', agree: true });
    for (const page of pages) await says(harness, page, { do: 'resume', agree: true });
    expect(noticesOf(celina)).toEqual(['end-refused Bruno', 'ended', 'resumed']);
    expect(logOf(celina)).toEqual(expect.arrayContaining(['table-ended', 'table-resumed']));
  });

  test('who is host now', async () => {
    const { harness, pages } = await threeInAGame();
    const [ala, bruno, celina] = pages;
    await says(harness, ala, { do: 'host', seat: 1 });
    expect([bruno, celina].map(noticesOf)).toEqual([['host-you Bruno'], ['host Bruno']]);
  });

  test('which game is on the table now', async () => {
    const { harness, pages } = await threeInAGame();
    for (const page of pages) await says(harness, page, { do: 'end', agree: true });
    await says(harness, pages[0], { do: 'game', game: 'cash-n-guns' });
    expect(pages[1].said('notice').at(-1)).toEqual({ say: 'notice', what: 'chosen', name: 'Ala', game: 'cash-n-guns' });
    expect(pages[1].drawn?.table).toMatchObject({ game: 'cash-n-guns', resumable: { game: 'thieves' } });
    expect(await start(harness, pages[0])).toMatchObject({ say: 'done' });
    expect(pages[1].drawn?.table.seats).toHaveLength(4);
  });
});
