import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { voteLasts } from '../protocol/times.ts';
import { openSqlite } from '../server/store/sqlite/sqlite.ts';
import {
  isAsked,
  later,
  moveOf,
  nameOf,
  nextNumber,
  RegistryHarness,
  seqOf,
  start,
  stopTime,
  threeInAGame,
} from './testing/harness.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

const hour = 3600;
/** Somebody sets the clock of the machine. Its timers run on as if nothing had happened. */
const setClock = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** A person among bots, whose turn it is. */
async function botsToAct() {
  const tables = new RegistryHarness();
  const harness = await tables.open(['Ala'], { seats: 4 });
  const page = harness.enter('Ala');
  await start(harness, page);
  while (isAsked(page)) await harness.says(page, moveOf(page));
  return { tables, harness, page };
}

describe.each([
  ['back', [-hour]],
  ['ahead', [hour]],
  ['ahead and back again', [hour, -hour]],
])('while the clock of the machine is set %s', (_, steps) => {
  test('bots play on at their pace', async () => {
    const { page } = await botsToAct();
    const before = seqOf(page);
    for (const step of steps) {
      setClock(step);
      const known = seqOf(page);
      await later(1.05);
      expect(seqOf(page)).toBe(known + 1);
      if (isAsked(page)) return;
    }
    expect(seqOf(page)).toBe(before + steps.length);
  });

  test('people have as much time as before, and no more', async () => {
    const { active, harness, pages } = await threeInAGame({ clock: 'brisk' });
    await later(30);
    for (const step of steps) {
      setClock(step);
      // Whatever is written then makes a new plan.
      await harness.says(pages[0], { do: 'lock', n: nextNumber(), locked: step > 0 });
    }
    expect(isAsked(active)).toBe(true);
    await later(steps.some((step) => step > 0) ? 39 : 9);
    expect(isAsked(active)).toBe(true);
    const before = seqOf(active);
    await later(2);
    expect(seqOf(active)).toBeGreaterThan(before);
  });

  test('emotes and messages are not too fast, and stay limited', async () => {
    const { harness, pages } = await threeInAGame();
    const [page] = pages;
    const emote = () => harness.says(page, { do: 'emote', n: nextNumber(), emote: 'laugh' });
    const write = (text: string) => harness.says(page, { do: 'chat', n: nextNumber(), text });
    for (const step of [0, ...steps]) {
      setClock(step);
      await later(10);
      expect(await emote()).toMatchObject({ say: 'done' });
      expect(await emote()).toMatchObject({ problem: 'too-fast' });
      for (let line = 0; line < 5; line++) expect(await write(`${step} ${line}`)).toMatchObject({ say: 'done' });
      expect(await write('six')).toMatchObject({ problem: 'too-fast' });
    }
  });

  test('somebody who left is stood in for neither earlier nor later', async () => {
    const { harness, active, others } = await threeInAGame();
    harness.leave(active);
    for (const step of steps) {
      setClock(step);
      await harness.says(others[0], { do: 'emote', n: nextNumber(), emote: 'laugh' });
    }
    const seat = active.drawn?.you.seat ?? 0;
    await later(11.9);
    expect(others[0].seats[seat]).toMatch(/^\w+ away$/);
    await later(0.2);
    expect(others[0].seats[seat]).toMatch(/\(bot\) away$/);
  });
});

test('a vote is not open longer because the clock was set back, and pages count down to its end', async () => {
  const { harness, pages } = await threeInAGame();
  const [page] = pages;
  await harness.says(page, { do: 'end', n: nextNumber(), agree: true });
  const { until = 0 } = page.drawn?.table.endVote ?? {};
  await later(2);
  setClock(-hour);
  const answer = await harness.says(page, { do: 'time', n: nextNumber() });
  expect(answer?.say === 'time' && until - answer.now).toBe(voteLasts - 2000);
  await harness.says(page, { do: 'lock', n: nextNumber(), locked: true });
  await later(57.9);
  expect(page.drawn?.table.endVote).not.toBeNull();
  await later(0.2);
  expect(page.drawn?.table.endVote).toBeNull();
});

test('a stored time that lies in the future counts as now', async () => {
  const store = openSqlite(':memory:');
  const before = await threeInAGame({ clock: 'brisk' }, new RegistryHarness({ store }));
  setClock(-hour);
  const harness = await new RegistryHarness({ store }).find(before.harness.table.code);
  const [page] = before.pages.map((each) => harness.enter(nameOf(each)));
  const known = page && seqOf(page);
  await later(39.9);
  expect(page && seqOf(page)).toBe(known);
  await later(0.2);
  expect(page && seqOf(page)).toBeGreaterThan(known ?? 0);
  const entries = [];
  for await (const some of store.entries(harness.table.code, { from: 1, to: Infinity })) entries.push(...some);
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test('a message from a process whose clock is ahead counts as written now', async () => {
  const { harness, pages } = await threeInAGame();
  const [page] = pages;
  const write = (text: string) => harness.says(page, { do: 'chat', n: nextNumber(), text });
  await write('Hello');
  const [line] = page.said('chat').flatMap(({ lines }) => lines);
  if (!line) throw new Error('Nothing was written.');
  for (let n = 0; n < 5; n++) {
    const ahead = { ...line, id: `${line.from}-${n}`, at: Date.now() + 1000 * hour, isForScreens: false };
    await harness.table.relayChat(ahead);
  }
  expect(await write('Still here?')).toMatchObject({ problem: 'too-fast' });
  await later(10);
  expect(await write('Still here!')).toMatchObject({ say: 'done' });
});

test('a table that nobody has open leaves the memory after its time, whatever the clock says', async () => {
  const tables = new RegistryHarness();
  await tables.open(['Ala']);
  setClock(-hour);
  await later(hour / 2);
  await tables.registry.tidy();
  expect(tables.registry.tablesInMemory).toBe(0);
});
