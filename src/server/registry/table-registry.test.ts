import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { later, RegistryHarness, stopTime } from '../../room/testing/harness.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

describe('tidying up', () => {
  test('lets go of a table that nobody has had open or asked for in the last five minutes', async () => {
    const tables = new RegistryHarness();
    const { table } = await tables.open(['Ala']);
    await later(301);
    await tables.registry.tidy();
    expect(tables.registry.tablesInMemory).toBe(0);
    expect(await tables.registry.find(table.code)).not.toBe(table);
  });

  test('keeps a table that somebody has open', async () => {
    const tables = new RegistryHarness();
    const harness = await tables.open(['Ala']);
    harness.enter('Ala');
    await later(301);
    await tables.registry.tidy();
    expect(await tables.registry.find(harness.table.code)).toBe(harness.table);
  });

  test('keeps a table that somebody left a moment ago', async () => {
    const tables = new RegistryHarness();
    const harness = await tables.open(['Ala']);
    const page = harness.enter('Ala');
    await later(301);
    harness.leave(page);
    await tables.registry.tidy();
    expect(await tables.registry.find(harness.table.code)).toBe(harness.table);
  });

  test('keeps a table that somebody is on the way to, so that there are never two of the same', async () => {
    const tables = new RegistryHarness();
    const { table } = await tables.open(['Ala']);
    await later(301);
    expect(await tables.registry.find(table.code)).toBe(table);
    await tables.registry.tidy();
    expect(await tables.registry.find(table.code)).toBe(table);
  });
});
