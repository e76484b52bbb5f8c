import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replay } from '../../engine/replay.ts';
import { thieves } from '../../games/thieves/rules/index.ts';
import type { Answer, Readable } from './archive.ts';
import { TableRegistry } from './table-registry.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { StoredEntry } from '../../room/log-store.ts';
import { noDelays } from '../../room/machines.ts';
import { linesATurn } from '../../room/record.ts';
import type { Page } from '../../room/testing/page.ts';
import {
  later,
  nextNumber,
  RegistryHarness,
  start,
  stopTime,
  threeInAGame,
  type TableHarness,
} from '../../room/testing/harness.ts';
import { games } from '../../table/testing/table.ts';
import { thisThread } from '../testing/this-thread.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

/** A store that counts the entries that are read from it. */
function counting(store: Store = openSqlite(':memory:')) {
  const read = { entries: 0 };
  const entries = async function* (...range: Parameters<Store['entries']>): AsyncGenerator<readonly StoredEntry[]> {
    for await (const some of store.entries(...range)) {
      read.entries += some.length;
      yield some;
    }
  };
  return { read, store: { ...store, entries } };
}

async function textOf(found: Answer<Readable>): Promise<string> {
  if ('problem' in found) return found.problem;
  let text = '';
  for await (const some of found.text) text += some;
  return text;
}

const say = (
  harness: TableHarness,
  page: Page,
  wish: { do: 'end' | 'resume'; agree: boolean } | { do: 'start' | 'leave' },
) => harness.says(page, { ...wish, n: nextNumber() });

/** Bots play the game of somebody who has left to its end. */
async function playOn(harness: TableHarness, page: Page): Promise<void> {
  await say(harness, page, { do: 'leave' });
  while (page.drawn?.table.stage === 'playing') await later(1);
}

/** A table at which a game was finished, after the host could not make up their mind about the lock. */
async function finishedAfter(locks: number) {
  const { store, read } = counting();
  const tables = new RegistryHarness({ store, delays: noDelays });
  const harness = await tables.open(['Ala'], { seats: 4 });
  const page = harness.enter('Ala');
  for (let time = 0; time < locks; time++) await harness.table.settle({ kind: 'locked', locked: time % 2 > 0 });
  await start(harness, page);
  await playOn(harness, page);
  return { store, read, registry: tables.registry, harness, page, code: harness.table.code };
}

describe('a record is read', () => {
  test('from the entries of its own game alone', async () => {
    const { registry, store, read, code } = await finishedAfter(1200);
    const [game] = await store.games(code);
    read.entries = 0;
    const text = await textOf(await registry.archive.record(code));
    expect(read.entries).toBe((game?.last ?? 0) - (game?.first ?? 0) + 1);
    expect(read.entries).toBeLessThan(1000);
    expect(replay(thieves, text.trimEnd().split('\n'))).toBeUndefined();
  });

  test('not at all while its game is played, and no entry is read to find that out', async () => {
    const { store, read } = counting();
    const tables = new RegistryHarness({ store });
    const harness = await tables.open(['Ala']);
    const page = harness.enter('Ala');
    const { code } = harness.table;
    for (let moment = 0; moment < 2; moment++) {
      read.entries = 0;
      expect(await tables.registry.archive.record(code)).toEqual({ problem: 'not-now' });
      expect(await tables.registry.archive.record(code, 1)).toEqual({ problem: 'no-such-record' });
      expect(await tables.registry.archive.list(code)).toEqual([]);
      expect(read.entries).toBe(0);
      await start(harness, page);
    }
  });

  test('by its number, after other games too', async () => {
    const { registry, harness, page, code } = await finishedAfter(0);
    const first = await textOf(await registry.archive.record(code));
    await say(harness, page, { do: 'start' });
    await playOn(harness, page);
    expect(await textOf(await registry.archive.record(code, 1))).toBe(first);
    const second = await textOf(await registry.archive.record(code, 2));
    expect(second).toBe(await textOf(await registry.archive.record(code)));
    expect(second).not.toBe(first);
    expect(await registry.archive.list(code)).toMatchObject([
      { number: 1, game: 'thieves', how: 'finished', record: true, log: false },
      { number: 2, game: 'thieves', how: 'finished', record: true, log: false },
    ]);
  });

  test('nowhere for a table or a game that does not exist', async () => {
    const { registry, code } = await finishedAfter(0);
    expect(await registry.archive.record('AAAAAA')).toEqual({ problem: 'no-such-table' });
    for (const number of [0, 2, -1, NaN]) {
      expect(await registry.archive.record(code, number)).toEqual({ problem: 'no-such-record' });
    }
  });

  test('in portions, with other requests in between', async () => {
    const { registry, code } = await finishedAfter(0);
    const found = await registry.archive.record(code);
    let turns = 0;
    const parts: string[] = [];
    const count = () => void ((turns += 1), (timer = setImmediate(count)));
    let timer = setImmediate(count);
    if ('text' in found) for await (const some of found.text) parts.push(some);
    clearImmediate(timer);
    const lines = parts.join('').split('\n').length - 1;
    expect(parts).toHaveLength(Math.ceil(lines / linesATurn));
    expect(turns).toBeGreaterThanOrEqual(parts.length - 1);
  });
});

describe('a table after a restart', () => {
  test('is folded from its last game', async () => {
    const { store, read, code } = await finishedAfter(1200);
    const foldFrom = (await store.load(code))?.foldFrom ?? 0;
    expect(foldFrom).toBeGreaterThan(1200);
    read.entries = 0;
    const again = await new RegistryHarness({ store }).find(code);
    expect(again.table.summary).toMatchObject({ stage: 'over', finished: 1 });
    expect(read.entries).toBe(((await store.load(code))?.seq ?? 0) - foldFrom + 1);
  });
});

describe('a game that ended by agreement', () => {
  /** Three people have agreed to end their game. */
  async function agreed() {
    const store = openSqlite(':memory:');
    const { harness, pages, tables } = await threeInAGame({}, new RegistryHarness({ store }));
    await say(harness, pages[0], { do: 'end', agree: true });
    for (const page of pages.slice(1)) await say(harness, page, { do: 'end', agree: true });
    expect(harness.table.summary.stage).toBe('lobby');
    return { store, harness, pages, archive: tables.registry.archive, code: harness.table.code };
  }
  const closed = { problem: 'not-now' };

  test('is closed for a day: its list says how it ended, and nothing tells of seed or hands', async () => {
    const { archive, code } = await agreed();
    expect(await archive.record(code)).toEqual(closed);
    expect(await archive.record(code, 1)).toEqual(closed);
    expect(await archive.log(code, 1)).toEqual(closed);
    const list = await archive.list(code);
    expect(list).toEqual([
      {
        number: 1,
        began: expect.any(Number),
        game: 'thieves',
        endedAt: Date.now(),
        how: 'agreed',
        record: false,
        log: false,
      },
    ]);
    await later(24 * 3600 - 1);
    expect(await archive.record(code)).toEqual(closed);
    await later(1);
    expect(await textOf(await archive.record(code))).toContain('"seed"');
  });

  const day = 24 * 3600_000;

  test('cannot be resumed once a clock that jumped has opened its cards', async () => {
    const { archive, code, harness, pages, store } = await agreed();
    vi.setSystemTime(Date.now() + day);
    expect(await textOf(await archive.record(code))).toContain('"seed"');
    vi.setSystemTime(Date.now() - day);
    for (const page of pages) {
      expect(await say(harness, page, { do: 'resume', agree: true })).toMatchObject({ problem: 'not-now' });
    }
    const afterRestart = new RegistryHarness({ store });
    expect((await afterRestart.find(code)).table.summary.stage).toBe('lobby');
    expect(await textOf(await afterRestart.registry.archive.record(code))).toContain('"seed"');
  });

  test('can be resumed if nobody looked while the clock was a day ahead, and its cards stay closed', async () => {
    const { archive, code, harness, pages } = await agreed();
    vi.setSystemTime(Date.now() + day);
    vi.setSystemTime(Date.now() - day);
    expect(await archive.record(code)).toEqual(closed);
    for (const page of pages) await say(harness, page, { do: 'resume', agree: true });
    expect(harness.table.summary.stage).toBe('playing');
  });

  test('is settled by one entry, however often its record is read', async () => {
    const { archive, code, harness } = await agreed();
    const { seq } = harness.table;
    await later(24 * 3600);
    await Promise.all([archive.record(code), archive.record(code), archive.log(code, 1)]);
    expect(harness.table.seq).toBe(seq + 1);
  });

  test('is open as soon as another game begins', async () => {
    const { archive, code, harness, pages } = await agreed();
    await start(harness, pages[0]);
    expect(await textOf(await archive.record(code, 1))).toContain('"seed"');
    expect(await archive.record(code, 2)).toEqual({ problem: 'no-such-record' });
  });

  test('is open as soon as everybody has given it up', async () => {
    const { archive, code, harness, pages } = await agreed();
    for (const page of pages) {
      expect(await archive.record(code)).toEqual(closed);
      await harness.says(page, { do: 'give-up', n: nextNumber() });
    }
    expect(await textOf(await archive.record(code))).toContain('"seed"');
  });

  test('is none when it is resumed', async () => {
    const { archive, code, harness, pages } = await agreed();
    for (const page of pages) await say(harness, page, { do: 'resume', agree: true });
    expect(harness.table.summary.stage).toBe('playing');
    expect(await archive.list(code)).toEqual([]);
    expect(await archive.record(code)).toEqual(closed);
  });
});

describe('a game of other rules', () => {
  /** A table whose game was begun by an earlier version of the rules. */
  async function outdated() {
    const store = openSqlite(':memory:');
    const harness = await new RegistryHarness({ store }).open(['Ala', 'Bruno']);
    await start(harness, harness.enter('Ala'));
    const newer = { ...games, thieves: { ...thieves, rules: thieves.rules + 1 } };
    const registry = new TableRegistry({
      ...thisThread(newer),
      store,
      games: newer,
      delays: noDelays,
      report: () => undefined,
    });
    return { registry, table: await registry.find(harness.table.code), code: harness.table.code };
  }
  const again = { kind: 'started', seed: 'ab'.repeat(32), rules: thieves.rules + 1 } as const;

  test('is closed as long as it could go on elsewhere', async () => {
    const { registry, code } = await outdated();
    expect(await registry.archive.list(code)).toEqual([]);
    expect(await registry.archive.log(code, 1)).toEqual({ problem: 'no-such-record' });
  });

  test('has a log without names once another game was started in its place', async () => {
    const { registry, table, code } = await outdated();
    await table?.settle(again);
    expect(await registry.archive.list(code)).toMatchObject([{ number: 1, how: 'given-up', record: false, log: true }]);
    expect(await registry.archive.record(code, 1)).toEqual({ problem: 'other-rules' });
    const log = await textOf(await registry.archive.log(code, 1));
    const [header, beginning] = log.split('\n').map((line) => (line ? (JSON.parse(line) as object) : {}));
    expect(header).toMatchObject({ format: 'hideout-log/1', game: 'thieves', rules: thieves.rules, seats: 3 });
    expect(Object.keys(beginning ?? {})).toEqual(['seq', 'at', 'kind', 'seed', 'rules']);
    expect(log).not.toMatch(/owner|lobby|key|Ala/);
    // The seed of the running game stays secret.
    expect(log).not.toContain(again.seed);
  });
});
