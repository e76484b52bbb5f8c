import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ordinaryBounds } from '../server/limits/bounds.ts';
import { moveOf, nextNumber, isAsked, RegistryHarness, start, stopTime, type TableHarness } from './testing/harness.ts';
import type { Page } from './testing/page.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

const bounds = { ...ordinaryBounds, entriesPerGame: 20, commandBurst: 1e9, peoplePerTable: 3 };

async function table() {
  const harness = await new RegistryHarness({ bounds }).open(['Ala', 'Bruno', 'Celina']);
  return { harness, ala: harness.enter('Ala'), bruno: harness.enter('Bruno'), celina: harness.enter('Celina') };
}
const lock = (harness: TableHarness, page: Page) => harness.says(page, { do: 'lock', n: nextNumber(), locked: true });

async function fill(harness: TableHarness, page: Page): Promise<number> {
  for (let written = 0; written < 100; written++) {
    const answer = await lock(harness, page);
    if (answer?.say === 'done') continue;
    expect(answer).toMatchObject({ problem: 'table-full' });
    return written;
  }
  return Infinity;
}

test('a table takes a bounded number of entries other than moves', async () => {
  const { harness, ala } = await table();
  expect(await fill(harness, ala)).toBeLessThan(20);
  expect(await lock(harness, ala)).toMatchObject({ problem: 'table-full' });
});

test('a full table can be played on', async () => {
  const { harness, ala, bruno, celina } = await table();
  await start(harness, ala);
  await fill(harness, ala);
  for (let turn = 0; turn < 3; turn++) {
    const page = [ala, bruno, celina].find(isAsked) as Page;
    expect(await harness.says(page, moveOf(page))).toMatchObject({ say: 'done' });
  }
});

test('people at a full table can get up, and the next game makes room', async () => {
  const { harness, ala, bruno } = await table();
  await fill(harness, ala);
  expect(await harness.says(bruno, { do: 'leave', n: nextNumber() })).toMatchObject({ say: 'done' });
  expect(await start(harness, ala)).toMatchObject({ say: 'done' });
  expect(await lock(harness, ala)).toMatchObject({ say: 'done' });
});

test('a table keeps a bounded number of names', async () => {
  const { harness, bruno } = await table();
  await harness.says(bruno, { do: 'leave', n: nextNumber() });
  const dawid = harness.enter('Dawid');
  const sit = { do: 'sit', seat: 1, figure: 'cap' } as const;
  expect(await harness.says(dawid, { ...sit, n: nextNumber(), name: 'Dawid' })).toMatchObject({
    problem: 'table-full',
  });
  expect(await harness.says(bruno, { ...sit, n: nextNumber(), name: 'Bruno' })).toMatchObject({ say: 'done' });
});
