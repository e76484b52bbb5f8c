import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { later, nextNumber, RegistryHarness, stopTime, threeInAGame } from './testing/harness.ts';
import { Page } from './testing/page.ts';
import { Chat, lineFrom, type KeptLine } from './chat.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

const textsTo = (page: Page) => page.said('chat').flatMap(({ lines }) => lines.map(({ text }) => text));

/** Three people in a game, and what it takes to write there. */
async function talkative() {
  const { harness, pages } = await threeInAGame();
  const write = (page: Page, text: string, n = nextNumber()) => harness.says(page, { do: 'chat', n, text });
  const setChat = (page: Page, chat: 'off' | 'table' | 'screens') =>
    harness.says(page, { do: 'set-chat', n: nextNumber(), chat });
  const screen = () => {
    const page = new Page(null);
    harness.table.connect(page, 0);
    return page;
  };
  return { harness, pages, write, setChat, screen };
}

describe('what somebody with a seat writes', () => {
  test('everybody at a page reads, once, with who wrote it', async () => {
    const { harness, pages, write } = await talkative();
    const guest = harness.enter('Guest');
    expect(await write(pages[1], ' Who  has the gun? ')).toMatchObject({ say: 'done' });
    for (const page of [...pages, guest]) {
      expect(page.said('chat')).toMatchObject([{ lines: [{ seat: 1, name: 'Bruno', text: 'Who has the gun?' }] }]);
    }
  });

  test('is not an entry', async () => {
    const { harness, pages, write } = await talkative();
    const { seq } = harness.table;
    await write(pages[0], 'Nothing to see here.');
    expect(harness.table.seq).toBe(seq);
  });

  test('is said once, however often the page sends it', async () => {
    const { pages, write } = await talkative();
    const n = nextNumber();
    for (let time = 0; time < 8; time++) expect(await write(pages[0], 'Again?', n)).toMatchObject({ say: 'done' });
    expect(textsTo(pages[1])).toEqual(['Again?']);
  });

  test('is limited to five messages in ten seconds, for each person', async () => {
    const { pages, write } = await talkative();
    for (let time = 0; time < 5; time++) await write(pages[0], `${time}`);
    expect(await write(pages[0], 'six')).toMatchObject({ problem: 'too-fast' });
    expect(await write(pages[1], 'not me')).toMatchObject({ say: 'done' });
    await later(10);
    expect(await write(pages[0], 'six')).toMatchObject({ say: 'done' });
  });

  test('is kept for those who come back, the last fifty lines', async () => {
    const { harness, pages, write } = await talkative();
    for (let line = 0; line < 60; line++) {
      await write(pages[line % 3] ?? pages[0], `${line}`);
      await later(4);
    }
    const back = harness.enter('Ala');
    expect(textsTo(back)).toEqual(Array.from({ length: 50 }, (_, index) => `${index + 10}`));
  });
});

describe('nobody reads', () => {
  test('what a spectator or a screen writes', async () => {
    const { harness, pages, write, screen } = await talkative();
    for (const page of [harness.enter('Guest'), screen()]) {
      expect(await write(page, 'Psst!')).toMatchObject({ problem: 'not-seated' });
    }
    expect(textsTo(pages[0])).toEqual([]);
  });

  test('anything after the host has switched it off, nor what was said before', async () => {
    const { harness, pages, write, setChat } = await talkative();
    await write(pages[1], 'before');
    expect(await setChat(pages[1], 'off')).toMatchObject({ problem: 'not-host' });
    await setChat(pages[0], 'off');
    expect(pages[2].drawn?.table.chat).toBe('off');
    expect(await write(pages[1], 'after')).toMatchObject({ problem: 'chat-off' });
    expect(textsTo(harness.enter('Ala'))).toEqual([]);
  });

  test('on a screen what the host did not want there', async () => {
    const { pages, write, setChat, screen } = await talkative();
    const tv = screen();
    await write(pages[1], 'among us');
    await setChat(pages[0], 'screens');
    await write(pages[1], 'for the room');
    await setChat(pages[0], 'table');
    await write(pages[1], 'among us again');
    expect(textsTo(tv)).toEqual(['for the room']);
    expect(textsTo(screen())).toEqual(['for the room']);
    expect(textsTo(pages[2])).toEqual(['among us', 'for the room', 'among us again']);
  });
});

test('a line reveals nothing about its browser, which has another id at another table', () => {
  const said = { owner: 'b3duZXI', n: 4, seat: 1, name: 'Ala', text: 'Hi', at: 9 };
  const [here, there] = ['HJKLMN', 'ABCDEF'].map((code) => lineFrom({ ...said, code }, 'table') as KeptLine);
  expect(Object.keys(here ?? {}).sort()).toEqual(['at', 'from', 'id', 'isForScreens', 'name', 'seat', 'text']);
  expect(JSON.stringify([here, there])).not.toContain('b3duZXI');
  expect(here?.from).not.toBe(there?.from);
});

test('whether a screen may show a line is nobody’s business but the server’s', () => {
  const chat = new Chat();
  chat.keep(lineFrom({ code: 'A', owner: 'o', n: 1, seat: 0, name: 'Ala', text: 'Hi', at: 9 }, 'screens') as KeptLine);
  expect(Object.keys(chat.linesFor({ owner: null })[0] ?? {})).not.toContain('isForScreens');
});

test('everybody sees whether a screen shows the table', async () => {
  const harness = await new RegistryHarness().open(['Ala']);
  const ala = harness.enter('Ala');
  const shown = () => ala.drawn?.table.isOnScreen;
  expect(shown()).toBe(false);
  const tv = new Page(null);
  harness.table.connect(tv, 0);
  expect([shown(), tv.drawn?.table.isOnScreen]).toEqual([true, true]);
  harness.table.disconnect(tv);
  expect(shown()).toBe(false);
});
