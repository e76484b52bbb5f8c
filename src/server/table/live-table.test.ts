import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Addition, Store } from '../store/store.ts';
import type { Page } from '../testing/page.ts';
import { later, settle, StageHall, stopTime, type Stage } from '../testing/stage.ts';
import { instantly } from './machines.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

let n = 100;
const start = (stage: Stage, page: Page) => stage.says(page, { do: 'start', n: ++n });

/** A move that this page is offered. */
function moveOf({ drawn }: Page) {
  const ask = drawn?.game?.ask;
  return ask ? ({ do: 'move', n: ++n, decision: ask.decision, move: { ...ask.moves[0] } } as const) : undefined;
}

const isAsked = ({ drawn }: Page) => (drawn?.game?.ask ?? null) !== null;
const toAct = ({ drawn }: Page) => drawn?.game?.toAct[0] ?? -1;
const seqOf = ({ messages }: Page) =>
  messages.reduce((seq, message) => (message.say === 'welcome' || message.say === 'news' ? message.seq : seq), 0);

/** Three people in a game, in the order of their seats. */
async function threeInAGame(wishes: Parameters<StageHall['open']>[1] = {}) {
  const stage = await new StageHall().open(['Ala', 'Bruno', 'Celina'], wishes);
  const pages = ['Ala', 'Bruno', 'Celina'].map((name) => stage.enter(name));
  const [host] = pages as [Page];
  await start(stage, host);
  const active = pages[toAct(host)] as Page;
  const others = pages.filter((page) => page !== active) as [Page, Page];
  return { stage, pages, active, others };
}

describe('bots', () => {
  test('play at a pace that the eye can follow, one after the other', async () => {
    const stage = await new StageHall().open(['Ala'], { seats: 4 });
    const page = stage.enter('Ala');
    await start(stage, page);
    while (isAsked(page)) await stage.says(page, moveOf(page) ?? { do: 'start', n: ++n });
    const before = seqOf(page);
    await later(0.99);
    expect(seqOf(page)).toBe(before);
    await later(0.02);
    expect(seqOf(page)).toBe(before + 1);
  });

  test('sleep when nobody is connected, and go on when somebody comes', async () => {
    const hall = new StageHall();
    const stage = await hall.open(['Ala'], { seats: 4 });
    const page = stage.enter('Ala');
    await start(stage, page);
    while (isAsked(page)) await stage.says(page, moveOf(page) ?? { do: 'start', n: ++n });
    stage.leave(page);
    const before = hall.hall.counts.entries;
    await later(3600);
    expect(hall.hall.counts.entries).toBe(before);
    const guest = stage.enter('Guest');
    await later(1.01);
    expect(hall.hall.counts.entries).toBe(before + 1);
    stage.leave(guest);
  });
});

describe('somebody who goes away', () => {
  test('is away for all to see, at once; a bot stands in after twelve seconds and gives the seat back', async () => {
    const { stage, active, others } = await threeInAGame();
    const [watching] = others;
    const seat = active.drawn?.you.seat ?? 0;
    const before = seqOf(watching);
    stage.leave(active);
    expect(watching.seats[seat]).toMatch(/ away$/);
    await later(11.9);
    expect(seqOf(watching)).toBe(before);
    await later(0.2);
    expect(watching.seats[seat]).toMatch(/ \(bot\) away$/);
    // It has been asked for long enough.
    expect(seqOf(watching)).toBe(before + 2);

    const back = stage.enter(['Ala', 'Bruno', 'Celina'][seat] ?? '');
    await settle();
    expect(back.seats[seat]).not.toMatch(/bot|away/);
    expect(back.drawn?.you.seat).toBe(seat);
  });

  test('keeps the seat to themselves if they are back in time', async () => {
    const { stage, active, others } = await threeInAGame();
    const seat = active.drawn?.you.seat ?? 0;
    stage.leave(active);
    await later(10);
    const back = stage.enter(['Ala', 'Bruno', 'Celina'][seat] ?? '');
    await later(100);
    expect(others[0].seats[seat]).not.toMatch(/bot|away/);
    expect(isAsked(back)).toBe(true);
  });

  test('is still there with a second page', async () => {
    const { stage, active, others } = await threeInAGame();
    const seat = active.drawn?.you.seat ?? 0;
    const second = stage.enter(['Ala', 'Bruno', 'Celina'][seat] ?? '');
    stage.leave(active);
    await later(60);
    expect(others[0].seats[seat]).not.toMatch(/bot|away/);
    expect(isAsked(second)).toBe(true);
  });

  test('is not replaced as long as nothing is asked of them', async () => {
    const { stage, active, others } = await threeInAGame();
    stage.leave(others[0]);
    await later(1000);
    expect(active.seats.join()).not.toContain('(bot)');
  });

  test('leaves on purpose, and a bot plays at once, until they sit down again', async () => {
    const { stage, active } = await threeInAGame();
    const seat = active.drawn?.you.seat ?? 0;
    expect(await stage.says(active, { do: 'leave', n: ++n })).toMatchObject({ say: 'done' });
    expect(active.seats[seat]).toMatch(/ \(bot\)$/);
    const before = seqOf(active);
    await later(1.1);
    expect(seqOf(active)).toBe(before + 1);
    const name = ['Ala', 'Bruno', 'Celina'][seat] ?? '';
    const figure = active.drawn?.table.seats[seat]?.figure ?? 'cap';
    expect(await stage.says(active, { do: 'sit', n: ++n, seat, name, figure })).toMatchObject({ say: 'done' });
    expect(active.seats[seat]).toBe(name);
  });
});

describe('the host', () => {
  test('who is gone for a minute is followed by somebody who is there', async () => {
    const stage = await new StageHall().open(['Ala', 'Bruno']);
    const ala = stage.enter('Ala');
    const bruno = stage.enter('Bruno');
    expect([ala.drawn?.you.host, bruno.drawn?.you.host]).toEqual([true, false]);
    stage.leave(ala);
    await later(59);
    expect(bruno.drawn?.you.host).toBe(false);
    await later(2);
    expect(bruno.drawn?.you.host).toBe(true);
    expect(stage.enter('Ala').drawn?.you.host).toBe(false);
  });

  test('who gets up from the table and closes the page is followed too', async () => {
    const stage = await new StageHall().open(['Ala', 'Bruno']);
    const ala = stage.enter('Ala');
    const bruno = stage.enter('Bruno');
    await stage.says(ala, { do: 'leave', n: ++n });
    await later(100);
    expect(bruno.drawn?.you.host).toBe(false);
    stage.leave(ala);
    await later(61);
    expect(bruno.drawn?.you.host).toBe(true);
  });
});

describe('the clock', () => {
  test('says when time is up, and plays for whoever has not', async () => {
    const { pages, active } = await threeInAGame({ clock: 'brisk' });
    expect(active.drawn?.game?.due).toBe(Date.now() + 40_000);
    const before = seqOf(active);
    await later(39.9);
    expect(seqOf(active)).toBe(before);
    await later(0.2);
    expect(pages.map(seqOf)).toEqual([before + 1, before + 1, before + 1]);
  });

  test('stands still while the game rests', async () => {
    const { stage, active, others } = await threeInAGame({ clock: 'brisk' });
    await later(30);
    await stage.says(others[0], { do: 'pause', n: ++n, paused: true });
    expect(active.drawn).toMatchObject({ table: { paused: true }, game: { due: null } });
    const before = seqOf(active);
    await later(500);
    await stage.says(active, { do: 'pause', n: ++n, paused: false });
    expect(active.drawn?.game?.due).toBe(Date.now() + 10_000);
    await later(9.9);
    expect(seqOf(active)).toBe(before + 1);
    await later(0.2);
    expect(seqOf(active)).toBe(before + 2);
  });

  test('starts anew after everybody was gone', async () => {
    const { stage, pages, active } = await threeInAGame({ clock: 'brisk' });
    const before = seqOf(active);
    pages.forEach((page) => stage.leave(page));
    await later(500);
    const seat = active.drawn?.you.seat ?? 0;
    const back = stage.enter(['Ala', 'Bruno', 'Celina'][seat] ?? '');
    await later(39);
    expect(seqOf(back)).toBe(before);
    expect(isAsked(back)).toBe(true);
    await later(2);
    expect(seqOf(back)).toBeGreaterThan(before);
  });

  test('starts anew after no server lived', async () => {
    const store = openSqlite(':memory:');
    const first = await new StageHall({ store }).open(['Ala', 'Bruno', 'Celina'], { clock: 'lightning' });
    const page = first.enter('Ala');
    await start(first, page);
    const before = seqOf(page);
    // The process dies: nobody says good-bye, and no timer rings any more.
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() + 3600_000);
    const second = await new StageHall({ store }).find(first.table.code);
    const pages = ['Ala', 'Bruno', 'Celina'].map((name) => second.enter(name)) as [Page];
    expect(pages[0].drawn?.game?.due).toBe(Date.now() + 15_000);
    await later(14.9);
    expect(seqOf(pages[0])).toBe(before);
    await later(0.2);
    expect(seqOf(pages[0])).toBe(before + 1);
  });
});

describe('somebody who is there and does not move', () => {
  test('can be nudged by the others', async () => {
    const { stage, active, others } = await threeInAGame();
    const seat = toAct(active);
    expect(await stage.says(others[0], { do: 'nudge', n: ++n, seat })).toMatchObject({ say: 'done' });
    expect(active.said('nudge')).toEqual([{ say: 'nudge', seat, by: others[0].drawn?.you.seat }]);
    expect(others[1].said('nudge')).toEqual([]);
  });

  test('cannot be nudged without end, nor those whom nobody waits for', async () => {
    const { stage, active, others } = await threeInAGame();
    const [bruno, celina] = others;
    await stage.says(bruno, { do: 'nudge', n: ++n, seat: toAct(active) });
    expect(await stage.says(bruno, { do: 'nudge', n: ++n, seat: toAct(active) })).toMatchObject({
      problem: 'too-fast',
    });
    await later(1);
    const seat = celina.drawn?.you.seat ?? 0;
    expect(await stage.says(bruno, { do: 'nudge', n: ++n, seat })).toMatchObject({ problem: 'not-now' });
    expect(await stage.says(active, { do: 'nudge', n: ++n, seat: toAct(active) })).toMatchObject({
      problem: 'not-now',
    });
    expect(await stage.says(bruno, { do: 'nudge', n: ++n, seat: 7 })).toMatchObject({ problem: 'not-now' });
  });

  test('after a minute the others may let a bot play this one decision, and only this one', async () => {
    const { stage, active, others } = await threeInAGame();
    const seat = toAct(active);
    await later(59);
    expect(await stage.says(others[0], { do: 'stand-in', n: ++n, seat })).toMatchObject({ problem: 'not-now' });
    await later(1);
    const before = seqOf(active);
    expect(await stage.says(others[0], { do: 'stand-in', n: ++n, seat })).toMatchObject({ say: 'done' });
    expect(seqOf(active)).toBe(before + 1);
    expect(active.seats.join()).not.toContain('(bot)');
    expect(await stage.says(others[1], { do: 'stand-in', n: ++n, seat: toAct(active) })).toMatchObject({
      problem: 'not-now',
    });
  });
});

describe('signals and questions', () => {
  test('everybody sees an emote; guests send none', async () => {
    const { stage, pages } = await threeInAGame();
    const guest = stage.enter('Guest');
    const [ala] = pages as [Page];
    expect(await stage.says(ala, { do: 'emote', n: ++n, emote: 'cheers' })).toMatchObject({ say: 'done' });
    for (const page of [...pages, guest])
      expect(page.said('emote')).toEqual([{ say: 'emote', seat: 0, emote: 'cheers' }]);
    expect(await stage.says(guest, { do: 'emote', n: ++n, emote: 'laugh' })).toMatchObject({ problem: 'not-seated' });
  });

  test('anybody may ask for the time', async () => {
    const stage = await new StageHall().open(['Ala']);
    expect(await stage.says(stage.enter('Guest'), { do: 'time', n: 7 })).toEqual({
      say: 'time',
      n: 7,
      now: Date.now(),
    });
  });

  test('why: a rule, nothing, or the general reason', async () => {
    const { stage, active, others } = await threeInAGame();
    const ask = active.drawn?.game?.ask;
    const why = (page: Page, decision: number, move: object) =>
      stage.says(page, { do: 'why', n: ++n, decision, move: move as Record<string, string> });
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
    const { stage, active } = await threeInAGame();
    const move = moveOf(active);
    if (!move) throw new Error('Nobody is asked.');
    const before = seqOf(active);
    expect(await stage.says(active, move)).toEqual({ say: 'done', n: move.n });
    expect(await stage.says(active, move)).toEqual({ say: 'done', n: move.n });
    expect(await stage.says(active, { ...move, n: move.n - 1 })).toMatchObject({
      say: 'refused',
      problem: 'superseded',
    });
    expect(seqOf(active)).toBe(before + 1);
  });

  test('also when both come at once', async () => {
    const { stage, active } = await threeInAGame();
    const move = moveOf(active);
    if (!move) throw new Error('Nobody is asked.');
    const before = seqOf(active);
    await Promise.all([stage.says(active, move), stage.says(active, move), stage.says(active, move)]);
    expect(active.said('done').filter((done) => done.n === move.n)).toHaveLength(3);
    expect(seqOf(active)).toBe(before + 1);
  });

  test('also after a restart, and from another page of the same browser', async () => {
    const store = openSqlite(':memory:');
    const first = await new StageHall({ store }).open(['Ala']);
    const page = first.enter('Ala');
    await first.says(page, { do: 'lock', n: 41, locked: true });
    await first.says(page, { do: 'lock', n: 42, locked: false });
    const second = await new StageHall({ store }).find(first.table.code);
    const again = second.enter('Ala');
    const entries = async () => (await store.load(first.table.code))?.entries.length;
    const before = await entries();
    expect(await second.says(again, { do: 'lock', n: 42, locked: false })).toEqual({ say: 'done', n: 42 });
    expect(await second.says(again, { do: 'lock', n: 41, locked: true })).toMatchObject({ problem: 'superseded' });
    expect(await entries()).toBe(before);
  });

  test('one that was refused may be tried again: nothing has happened yet', async () => {
    const { stage, active, others } = await threeInAGame();
    const again = { do: 'stand-in', n: ++n, seat: toAct(active) } as const;
    expect(await stage.says(others[0], again)).toMatchObject({ problem: 'not-now' });
    await later(60);
    expect(await stage.says(others[0], again)).toMatchObject({ say: 'done' });
  });
});

describe('coming back', () => {
  test('brings the whole scene, and of what was told only what came after', async () => {
    const { stage, pages, active } = await threeInAGame();
    const since = seqOf(active);
    await stage.says(active, moveOf(active) ?? { do: 'start', n: ++n });
    const again = stage.enter(['Ala', 'Bruno', 'Celina'][active.drawn?.you.seat ?? 0] ?? '', since);
    const [welcome] = again.said('welcome');
    expect(welcome?.scene).toEqual(active.drawn);
    expect(new Set(welcome?.heard.map(({ seq }) => seq))).toEqual(new Set([since + 1]));
    expect(pages[0]?.drawn?.table).toEqual(again.drawn?.table);
  });

  test('a late guest is not told more than the last part of a long game', async () => {
    const hall = new StageHall({ patience: instantly });
    const stage = await hall.open(['Ala'], { seats: 4 });
    const page = stage.enter('Ala');
    await start(stage, page);
    await stage.says(page, { do: 'leave', n: ++n });
    while (page.drawn?.table.stage === 'playing') await later(1);
    expect(stage.enter('Guest').said('welcome')[0]?.heard).toHaveLength(80);
  });
});

describe('a store that fails', () => {
  /** Fails as often as it is told to, before anything is written. */
  const failing = (store: Store) => {
    const faults = { left: 0 };
    const append = (addition: Addition) => {
      if (faults.left === 0) return store.append(addition);
      faults.left -= 1;
      return Promise.reject(new Error('disk full'));
    };
    return { faults, store: { ...store, append } };
  };

  test('what was not written has not happened, and can be said again', async () => {
    const { store, faults } = failing(openSqlite(':memory:'));
    const stage = await new StageHall({ store }).open(['Ala']);
    const page = stage.enter('Ala');
    const before = seqOf(page);
    faults.left = 1;
    expect(await stage.says(page, { do: 'lock', n: 5, locked: true })).toMatchObject({
      say: 'refused',
      problem: 'disk',
    });
    expect([page.drawn?.table.locked, seqOf(page)]).toEqual([false, before]);
    expect(await stage.says(page, { do: 'lock', n: 5, locked: true })).toMatchObject({ say: 'done' });
    expect(page.drawn?.table.locked).toBe(true);
  });

  test('bots try again until it works', async () => {
    const { store, faults } = failing(openSqlite(':memory:'));
    const stage = await new StageHall({ store, patience: instantly }).open(['Ala'], { seats: 4 });
    const page = stage.enter('Ala');
    await start(stage, page);
    await stage.says(page, { do: 'leave', n: ++n });
    faults.left = 3;
    const before = seqOf(page);
    await later(60);
    expect(seqOf(page)).toBeGreaterThan(before + 10);
  });
});

test('two servers with one store do not lose each other’s entries', async () => {
  const store = openSqlite(':memory:');
  const one = await new StageHall({ store }).open(['Ala', 'Bruno']);
  const other = await new StageHall({ store }).find(one.table.code);
  const ala = one.enter('Ala');
  const bruno = other.enter('Bruno');
  expect(await one.says(ala, { do: 'lock', n: 10, locked: true })).toMatchObject({ say: 'done' });
  // Bruno's server has not heard of it, finds out when it writes, and judges anew.
  expect(await other.says(bruno, { do: 'leave', n: 10 })).toMatchObject({ say: 'done' });
  expect(bruno.drawn?.table).toMatchObject({ locked: true, seats: [{ kind: 'person' }, { kind: 'empty' }, {}] });
  expect(await one.says(ala, { do: 'kick', n: 11, seat: 1 })).toMatchObject({ problem: 'no-such-seat' });
});
