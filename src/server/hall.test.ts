import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { later, StageHall, stopTime } from './testing/stage.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

describe('tidying up', () => {
  test('lets go of a table that nobody has had open or asked for in the last five minutes', async () => {
    const house = new StageHall();
    const { table } = await house.open(['Ala']);
    await later(301);
    await house.hall.tidy();
    expect(house.hall.tablesInMemory).toBe(0);
    expect(await house.hall.find(table.code)).not.toBe(table);
  });

  test('keeps a table that somebody has open', async () => {
    const house = new StageHall();
    const stage = await house.open(['Ala']);
    stage.enter('Ala');
    await later(301);
    await house.hall.tidy();
    expect(await house.hall.find(stage.table.code)).toBe(stage.table);
  });

  test('keeps a table that somebody left a moment ago', async () => {
    const house = new StageHall();
    const stage = await house.open(['Ala']);
    const page = stage.enter('Ala');
    await later(301);
    stage.leave(page);
    await house.hall.tidy();
    expect(await house.hall.find(stage.table.code)).toBe(stage.table);
  });

  test('keeps a table that somebody is on the way to, so that there are never two of the same', async () => {
    const house = new StageHall();
    const { table } = await house.open(['Ala']);
    await later(301);
    expect(await house.hall.find(table.code)).toBe(table);
    await house.hall.tidy();
    expect(await house.hall.find(table.code)).toBe(table);
  });
});
