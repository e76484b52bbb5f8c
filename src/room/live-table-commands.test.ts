import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../server/store/sqlite/sqlite.ts';
import type { Store } from '../server/store/store.ts';
import type { Page } from './testing/page.ts';
import {
  later,
  moveOf,
  nameOf,
  nextNumber,
  seqOf,
  RegistryHarness,
  type TableHarness,
  start,
  stopTime,
  threeInAGame,
  toAct,
} from './testing/harness.ts';
import { noDelays } from './machines.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

describe('signals and questions', () => {
  test('everybody sees an emote; guests send none', async () => {
    const { harness, pages } = await threeInAGame();
    const guest = harness.enter('Guest');
    const [ala] = pages;
    expect(await harness.says(ala, { do: 'emote', n: nextNumber(), emote: 'cheers' })).toMatchObject({ say: 'done' });
    for (const page of [...pages, guest])
      expect(page.said('emote')).toEqual([{ say: 'emote', seat: 0, emote: 'cheers' }]);
    expect(await harness.says(guest, { do: 'emote', n: nextNumber(), emote: 'laugh' })).toMatchObject({
      problem: 'not-seated',
    });
  });

  test('anybody may ask for the time', async () => {
    const harness = await new RegistryHarness().open(['Ala']);
    expect(await harness.says(harness.enter('Guest'), { do: 'time', n: 7 })).toEqual({
      say: 'time',
      n: 7,
      now: Date.now(),
    });
  });

  test('why: a rule, nothing, or the general reason', async () => {
    const { harness, active, others } = await threeInAGame();
    const ask = active.drawn?.game?.ask;
    const why = (page: Page, decision: number, move: object) =>
      harness.says(page, { do: 'why', n: nextNumber(), decision, move: move as Record<string, string> });
    const legal = { ...ask?.moves[0] };
    expect(await why(active, 1, legal)).toMatchObject({ say: 'because', refusal: null });
    expect(await why(active, 1, { kind: 'fly' })).toMatchObject({ refusal: { rule: 'G-3' } });
    expect(await why(active, 2, legal)).toMatchObject({ say: 'refused', problem: 'stale' });
    expect(await why(others[0], 0, legal)).toMatchObject({ refusal: { rule: 'G-1' } });
    const illegal = [...Array(10).keys()].map((card) => ({ kind: 'stash', card }));
    const answers = await Promise.all(illegal.map((move) => why(active, 1, move)));
    expect(answers.some((answer) => answer?.say === 'because' && answer.refusal?.rule.startsWith('TH-'))).toBe(true);
    expect(seqOf(active)).toBe(seqOf(others[0]));
  });
});

describe('the same command again', () => {
  test('gets the same answer and is carried out once; a lower number was overtaken', async () => {
    const { harness, active } = await threeInAGame();
    const move = moveOf(active);
    const before = seqOf(active);
    expect(await harness.says(active, move)).toEqual({ say: 'done', n: move.n });
    expect(await harness.says(active, move)).toEqual({ say: 'done', n: move.n });
    expect(await harness.says(active, { ...move, n: move.n - 1 })).toMatchObject({
      say: 'refused',
      problem: 'superseded',
    });
    expect(seqOf(active)).toBe(before + 1);
  });

  test('also when both come at once', async () => {
    const { harness, active } = await threeInAGame();
    const move = moveOf(active);
    const before = seqOf(active);
    await Promise.all([harness.says(active, move), harness.says(active, move), harness.says(active, move)]);
    expect(active.said('done').filter((done) => done.n === move.n)).toHaveLength(3);
    expect(seqOf(active)).toBe(before + 1);
  });

  test('also after a restart, and from another page of the same browser', async () => {
    const store = openSqlite(':memory:');
    const first = await new RegistryHarness({ store }).open(['Ala']);
    const page = first.enter('Ala');
    await first.says(page, { do: 'lock', n: 41, locked: true });
    await first.says(page, { do: 'lock', n: 42, locked: false });
    const second = await new RegistryHarness({ store }).find(first.table.code);
    const again = second.enter('Ala');
    const entries = async () => (await store.load(first.table.code))?.seq;
    const before = await entries();
    expect(await second.says(again, { do: 'lock', n: 42, locked: false })).toEqual({ say: 'done', n: 42 });
    expect(await second.says(again, { do: 'lock', n: 41, locked: true })).toMatchObject({ problem: 'superseded' });
    expect(await entries()).toBe(before);
  });

  test('one that was refused may be tried again: nothing has happened yet', async () => {
    const { harness, active, others } = await threeInAGame();
    const again = { do: 'stand-in', n: nextNumber(), seat: toAct(active) } as const;
    expect(await harness.says(others[0], again)).toMatchObject({ problem: 'not-now' });
    await later(60);
    expect(await harness.says(others[0], again)).toMatchObject({ say: 'done' });
  });
});

describe('coming back', () => {
  test('brings the whole scene, and of what was told only what came after', async () => {
    const { harness, pages, active } = await threeInAGame();
    const since = seqOf(active);
    await harness.says(active, moveOf(active));
    const again = harness.enter(nameOf(active), since);
    const [welcome] = again.said('welcome');
    expect(again.drawn).toEqual(active.drawn);
    expect(new Set(welcome?.heard.map(({ seq }) => seq))).toEqual(new Set([since + 1]));
    expect(pages[0].drawn?.table).toEqual(again.drawn?.table);
  });

  test('a late guest is not told more than the last part of a long game', async () => {
    const tables = new RegistryHarness({ delays: noDelays });
    // Some games are short, so another table is opened until there are more events than a guest is sent.
    let harness: TableHarness;
    let page: Page;
    do {
      harness = await tables.open(['Ala'], { seats: 4 });
      page = harness.enter('Ala');
      await start(harness, page);
      await harness.says(page, { do: 'leave', n: nextNumber() });
      while (page.drawn?.table.stage === 'playing') await later(1);
    } while (page.said('news').flatMap(({ heard }) => heard).length <= 80);
    expect(harness.enter('Guest').said('welcome')[0]?.heard).toHaveLength(80);
  });
});

describe('a store that fails', () => {
  /** A store whose appends fail the given number of times, before anything is written. */
  const failing = (store: Store) => {
    const faults = { left: 0 };
    const append: Store['append'] = (additions) => {
      if (faults.left === 0) return store.append(additions);
      faults.left -= 1;
      return Promise.reject(new Error('disk full'));
    };
    return { faults, store: { ...store, append } };
  };

  test('what was not written has not happened, and can be said again', async () => {
    const { store, faults } = failing(openSqlite(':memory:'));
    const harness = await new RegistryHarness({ store }).open(['Ala']);
    const page = harness.enter('Ala');
    const before = seqOf(page);
    faults.left = 1;
    expect(await harness.says(page, { do: 'lock', n: 5, locked: true })).toMatchObject({
      say: 'refused',
      problem: 'disk',
    });
    expect([page.drawn?.table.locked, seqOf(page)]).toEqual([false, before]);
    expect(await harness.says(page, { do: 'lock', n: 5, locked: true })).toMatchObject({ say: 'done' });
    expect(page.drawn?.table.locked).toBe(true);
  });

  test('bots try again until it works', async () => {
    const { store, faults } = failing(openSqlite(':memory:'));
    const harness = await new RegistryHarness({ store }).open(['Ala'], { seats: 4 });
    const page = harness.enter('Ala');
    await start(harness, page);
    await harness.says(page, { do: 'leave', n: nextNumber() });
    faults.left = 3;
    await later(300);
    expect([faults.left, page.drawn?.table.stage]).toEqual([0, 'over']);
  });
});

test('a command at a table that a later version has written to is refused with the reason', async () => {
  const store = openSqlite(':memory:');
  const tables = new RegistryHarness({ store });
  const harness = await tables.open(['Ala']);
  const ala = harness.enter('Ala');
  const { code } = harness.table;
  await store.append([{ code, seq: seqOf(ala) + 1, at: 1, body: '{"kind":"danced"}' }]);
  expect(await harness.says(ala, { do: 'lock', n: 10, locked: true })).toMatchObject({ problem: 'unreadable' });
  expect(tables.reports.map(String)).toEqual([expect.stringMatching(`Entry 3 of table ${code}`)]);
});

test('two servers with one store do not lose each other’s entries', async () => {
  const store = openSqlite(':memory:');
  const one = await new RegistryHarness({ store }).open(['Ala', 'Bruno']);
  const other = await new RegistryHarness({ store }).find(one.table.code);
  const ala = one.enter('Ala');
  const bruno = other.enter('Bruno');
  expect(await one.says(ala, { do: 'lock', n: 10, locked: true })).toMatchObject({ say: 'done' });
  // Bruno's server has not heard of it. It finds out when it writes, and judges again.
  expect(await other.says(bruno, { do: 'leave', n: 10 })).toMatchObject({ say: 'done' });
  expect(bruno.drawn?.table).toMatchObject({ locked: true, seats: [{ kind: 'person' }, { kind: 'empty' }, {}] });
  expect(await one.says(ala, { do: 'kick', n: 11, seat: 1 })).toMatchObject({ problem: 'no-such-seat' });
});
