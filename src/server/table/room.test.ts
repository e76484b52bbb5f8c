import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ordinaryBounds } from '../bounds.ts';
import { moveOf, nextNumber, isAsked, StageHall, start, stopTime, type Stage } from '../testing/stage.ts';
import type { Page } from '../testing/page.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

const bounds = { ...ordinaryBounds, entriesPerGame: 20, commandBurst: 1e9, peoplePerTable: 3 };

async function table() {
  const stage = await new StageHall({ bounds }).open(['Ala', 'Bruno', 'Celina']);
  return { stage, ala: stage.enter('Ala'), bruno: stage.enter('Bruno'), celina: stage.enter('Celina') };
}
const lock = (stage: Stage, page: Page) => stage.says(page, { do: 'lock', n: nextNumber(), locked: true });

async function fill(stage: Stage, page: Page): Promise<number> {
  for (let written = 0; written < 100; written++) {
    const answer = await lock(stage, page);
    if (answer?.say === 'done') continue;
    expect(answer).toMatchObject({ problem: 'table-full' });
    return written;
  }
  return Infinity;
}

test('a table takes a bounded number of entries that are no moves', async () => {
  const { stage, ala } = await table();
  expect(await fill(stage, ala)).toBeLessThan(20);
  expect(await lock(stage, ala)).toMatchObject({ problem: 'table-full' });
});

test('a full table can be played on', async () => {
  const { stage, ala, bruno, celina } = await table();
  await start(stage, ala);
  await fill(stage, ala);
  for (let turn = 0; turn < 3; turn++) {
    const page = [ala, bruno, celina].find(isAsked) as Page;
    expect(await stage.says(page, moveOf(page))).toMatchObject({ say: 'done' });
  }
});

test('whoever sits at a full table can get up, and the next game makes room', async () => {
  const { stage, ala, bruno } = await table();
  await fill(stage, ala);
  expect(await stage.says(bruno, { do: 'leave', n: nextNumber() })).toMatchObject({ say: 'done' });
  expect(await start(stage, ala)).toMatchObject({ say: 'done' });
  expect(await lock(stage, ala)).toMatchObject({ say: 'done' });
});

test('a table keeps a bounded number of names', async () => {
  const { stage, bruno } = await table();
  await stage.says(bruno, { do: 'leave', n: nextNumber() });
  const dawid = stage.enter('Dawid');
  const sit = { do: 'sit', seat: 1, figure: 'cap' } as const;
  expect(await stage.says(dawid, { ...sit, n: nextNumber(), name: 'Dawid' })).toMatchObject({ problem: 'table-full' });
  expect(await stage.says(bruno, { ...sit, n: nextNumber(), name: 'Bruno' })).toMatchObject({ say: 'done' });
});
