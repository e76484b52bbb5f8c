import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ordinaryBounds } from '../server/limits/bounds.ts';
import {
  later,
  moveOf,
  nextNumber,
  isAsked,
  RegistryHarness,
  start,
  stopTime,
  type TableHarness,
} from './testing/harness.ts';
import { Page } from './testing/page.ts';
import { deviceOf } from '../server/testing/player.ts';
import { ownerOf } from '../server/registry/table-registry.ts';
import { instantBots } from './machines.ts';

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

describe('names', () => {
  const sit = (harness: TableHarness, page: Page, name: string, seat = 1) =>
    harness.says(page, { do: 'sit', n: nextNumber(), seat, name, figure: 'cap' });
  const leave = (harness: TableHarness, page: Page) => harness.says(page, { do: 'leave', n: nextNumber() });
  const known = async (harness: TableHarness, tables: RegistryHarness) =>
    (await tables.store.load(harness.table.code))?.people.map(({ name }) => name).toSorted();

  async function full(more: Partial<typeof bounds> = {}) {
    const tables = new RegistryHarness({ bounds: { ...bounds, ...more }, delays: instantBots });
    const harness = await tables.open(['Ala', 'Bruno', 'Celina']);
    return { tables, harness, ala: harness.enter('Ala'), bruno: harness.enter('Bruno') };
  }

  test('of people without a seat make room for new ones', async () => {
    const { tables, harness, bruno } = await full();
    await leave(harness, bruno);
    const dawid = harness.enter('Dawid');
    expect(await sit(harness, dawid, 'Dawid')).toMatchObject({ say: 'done' });
    expect(await known(harness, tables)).toEqual(['Ala', 'Celina', 'Dawid']);
    await leave(harness, dawid);
    expect(await sit(harness, bruno, 'Bruno')).toMatchObject({ say: 'done' });
    expect(await known(harness, tables)).toEqual(['Ala', 'Bruno', 'Celina']);
  });

  test('of strangers, however many, keep nobody from sitting down', async () => {
    const { harness, bruno } = await full({ peoplePerTable: 8, entriesPerGame: 5000 });
    await leave(harness, bruno);
    for (let stranger = 0; stranger < 20; stranger++) {
      const page = harness.enter(`Eve ${stranger}`);
      expect(await sit(harness, page, `Eve ${stranger}`)).toMatchObject({ say: 'done' });
      await leave(harness, page);
      harness.leave(page);
    }
    expect(await sit(harness, bruno, 'Bruno')).toMatchObject({ say: 'done' });
  });

  test('of people with a seat, who wait, who opened the table or who played a game stay', async () => {
    const { harness, tables, ala, bruno } = await full({ peoplePerTable: 4, entriesPerGame: 5000 });
    const celina = harness.enter('Celina');
    await start(harness, ala);
    for (const page of [ala, bruno, celina]) await leave(harness, page);
    while (harness.table.summary.stage === 'playing') await later(1);
    for (const page of [ala, bruno, celina]) await leave(harness, page);
    const dawid = harness.enter('Dawid');
    expect(await harness.says(dawid, { do: 'wait', n: nextNumber(), name: 'Dawid', figure: 'veil' })).toMatchObject({
      say: 'done',
    });
    // Another process knows only the store.
    const other = await new RegistryHarness({
      bounds: { ...bounds, peoplePerTable: 4, entriesPerGame: 5000 },
      store: tables.store,
    }).find(harness.table.code);
    expect(await sit(other, other.enter('Ewa'), 'Ewa', 0)).toMatchObject({ problem: 'table-full' });
    expect(await known(harness, tables)).toEqual(['Ala', 'Bruno', 'Celina', 'Dawid']);
  });

  test('of people who played a game that is not the last one stay, too', async () => {
    const { harness, tables, ala, bruno } = await full({ entriesPerGame: 5000 });
    const celina = harness.enter('Celina');
    await start(harness, ala);
    for (const page of [ala, bruno]) await leave(harness, page);
    await harness.says(ala, { do: 'kick', n: nextNumber(), seat: 2 });
    while (harness.table.summary.stage === 'playing') await later(1);
    expect(celina.drawn?.you.seat).toBeNull();
    expect(await sit(harness, harness.enter('Dawid'), 'Dawid', 2)).toMatchObject({ problem: 'table-full' });
    expect(await known(harness, tables)).toEqual(['Ala', 'Bruno', 'Celina']);
  });

  test('from one address have a bound of their own, and make room for each other', async () => {
    const { harness, tables } = await full({ peoplePerTable: 10, peoplePerAddress: 2, entriesPerGame: 5000 });
    const enter = (name: string, address: string) => {
      const page = new Page(ownerOf(deviceOf(name)), address);
      harness.table.connect(page, 0);
      return page;
    };
    await harness.says(harness.enter('Ala'), { do: 'seats', n: nextNumber(), count: 6 });
    const [eve, fred] = [enter('Eve', '203.0.113.9'), enter('Fred', '203.0.113.9')];
    const [gus, hank] = [enter('Gus', '203.0.113.9'), enter('Hank', '203.0.113.9')];
    await sit(harness, eve, 'Eve', 3);
    await leave(harness, eve);
    expect(await sit(harness, fred, 'Fred', 3)).toMatchObject({ say: 'done' });
    const sitAsFan = { do: 'sit', n: nextNumber(), seat: 4, name: 'Gus', figure: 'veil' } as const;
    expect(await harness.says(gus, sitAsFan)).toMatchObject({ say: 'done' });
    expect(await known(harness, tables)).toEqual(['Ala', 'Bruno', 'Celina', 'Fred', 'Gus']);
    const third = { ...sitAsFan, seat: 5, name: 'Hank', figure: 'bowler', n: nextNumber() } as const;
    expect(await harness.says(hank, third)).toMatchObject({ problem: 'table-full' });
    expect(await harness.says(enter('Iga', '203.0.113.8'), { ...third, name: 'Iga' })).toMatchObject({ say: 'done' });
  });
});
