import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { games } from '../../games/catalogue.ts';
import { noPeers, type Bulletin } from '../../room/peers.ts';
import { later, RegistryHarness, settle, stopTime } from '../../room/testing/harness.ts';
import { readEntry } from '../../table/read-entry.ts';
import { MemoryHub } from '../cluster/memory-bus.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { logOf } from '../../room/testing/log.ts';
import { deviceOf } from '../testing/player.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

describe('opening', () => {
  /** A house that counts its commits, and what another process hears of it. */
  function counted() {
    const [hub, heard, commits] = [new MemoryHub(), new Array<Bulletin>(), { count: 0 }];
    hub.join().listen({ heard: (bulletin) => void heard.push(bulletin), gap: () => undefined });
    const store = openSqlite(':memory:', { onCommit: () => void (commits.count += 1) });
    return { heard, commits, tables: new RegistryHarness({ store, games, peers: { ...noPeers(), bus: hub.join() } }) };
  }
  const ala = { device: deviceOf('Ala'), name: 'Ala', figure: 'fan' } as const;
  const here = '192.0.2.1';
  const codeIn = (opened: object): string => ('code' in opened ? String(opened.code) : JSON.stringify(opened));

  test('a table with seven bots, and starting its game, is one commit and one bulletin', async () => {
    const { tables, heard, commits } = counted();
    const wish = {
      game: 'cash-n-guns',
      seats: 8,
      options: {},
      clock: 'none',
      playNow: true,
      level: 'regular',
    } as const;
    const code = codeIn(await tables.registry.open({ ...ala, ...wish }, here));
    await settle();
    const log = await logOf(tables.store, code);
    expect(log.map(({ body }) => readEntry(body).kind)).toEqual(['opened', 'sat', ...Array(7).fill('bot'), 'started']);
    expect([commits.count, heard]).toEqual([1, [{ kind: 'written', tables: [[code, 10]] }]]);
    expect(tables.registry.counts.entries).toBe(10);
    const page = (await tables.find(code)).enter('Ala');
    expect([page.drawn?.table.stage, page.drawn?.table.seats.length]).toEqual(['playing', 8]);
  });

  test('a what-if is one commit and one bulletin', async () => {
    const { tables, heard, commits } = counted();
    const archive = new URL('../../games/thieves/archive/', import.meta.url);
    const text = readFileSync(new URL(readdirSync(archive)[0] ?? '', archive), 'utf8');
    const code = codeIn(await tables.registry.openWhatIf({ ...ala, luck: 'same', step: 4, text }, here));
    await settle();
    expect([commits.count, heard]).toEqual([1, [{ kind: 'written', tables: [[code, 3]] }]]);
  });

  test('a table whose entries cannot be written does not exist, and its code is not used up', async () => {
    const store = openSqlite(':memory:');
    const full = () => Promise.reject(new Error('disk full'));
    const tables = new RegistryHarness({ store: { ...store, append: full } });
    const wish = { game: 'thieves', options: {}, clock: 'none', playNow: true, level: 'rookie' } as const;
    await expect(tables.registry.open({ ...ala, ...wish }, here)).rejects.toThrow('disk full');
    await expect(tables.registry.check()).rejects.toThrow('disk full');
    expect(await store.survey(0)).toMatchObject({ tables: 0 });
  });
});

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
