import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from './testing/page.ts';
import {
  isAsked,
  later,
  moveOf,
  nextNumber,
  RegistryHarness,
  seqOf,
  settle,
  start,
  stopTime,
  type TableHarness,
} from './testing/harness.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

const forward = (harness: TableHarness, page: Page) => harness.says(page, { do: 'forward', n: nextNumber() });

/** A table where these people have answered everything and only bots are left to act. */
async function upToBots(names: readonly string[]) {
  const harness = await new RegistryHarness().open(names, { seats: 5 });
  const pages = names.map((name) => harness.enter(name));
  await start(harness, pages[0] as Page);
  for (let page = pages.find(isAsked); page; page = pages.find(isAsked)) await harness.says(page, moveOf(page));
  return { harness, pages: pages as [Page, ...Page[]] };
}

/** Lets everything happen that needs no time to pass. */
async function atOnce(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await settle();
}

test('bots play on without pauses until the person who wants it is asked', async () => {
  const { harness, pages } = await upToBots(['Ala']);
  const [ala] = pages;
  expect(await forward(harness, ala)).toMatchObject({ say: 'done' });
  await atOnce();
  expect(isAsked(ala)).toBe(true);
});

test('when a person has been asked, they pause again', async () => {
  const { harness, pages } = await upToBots(['Ala']);
  const [ala] = pages;
  await forward(harness, ala);
  await atOnce();
  while (isAsked(ala)) await harness.says(ala, moveOf(ala));
  const before = seqOf(ala);
  await later(0.9);
  expect(seqOf(ala)).toBe(before);
});

test('nobody is rushed past: it takes everybody who plays and is there', async () => {
  const { harness, pages } = await upToBots(['Ala', 'Bruno']);
  const [ala, bruno] = pages;
  const before = seqOf(ala);
  await forward(harness, ala);
  await atOnce();
  expect(seqOf(ala)).toBe(before);
  await forward(harness, bruno as Page);
  await atOnce();
  expect(pages.some(isAsked)).toBe(true);
});

test('nobody waits for the wish of somebody who is away', async () => {
  const { harness, pages } = await upToBots(['Ala', 'Bruno']);
  const [ala, bruno] = pages;
  harness.leave(bruno as Page);
  const before = seqOf(ala);
  await forward(harness, ala);
  await atOnce();
  expect(seqOf(ala)).toBeGreaterThan(before);
});

test('guests cannot hurry anybody, nor can players whom the game waits for', async () => {
  const { harness, pages } = await upToBots(['Ala']);
  const [ala] = pages;
  const before = seqOf(ala);
  expect(await forward(harness, harness.enter('Guest'))).toMatchObject({ say: 'refused', problem: 'not-seated' });
  await atOnce();
  expect(seqOf(ala)).toBe(before);
  await forward(harness, ala);
  await atOnce();
  expect(await forward(harness, ala)).toMatchObject({ say: 'refused', problem: 'not-now' });
});
