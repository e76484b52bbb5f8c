import { whyNotKeeper } from './keepers.ts';
import { means } from './testing/means.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page } from '../room/testing/page.ts';
import { deviceOf } from '../server/testing/player.ts';
import { later, nextNumber, RegistryHarness, start, stopTime } from '../room/testing/harness.ts';
import { ownerOf } from '../server/registry/table-registry.ts';
import { after, firstMove, open, overTable, sat, started, tableAfter, verdictOn } from './testing/table.ts';
import type { LogEntry } from './entries.ts';
import { whyNotDeleted } from '../room/deleting.ts';
import { lobbyOf } from './lobby.ts';
import { humanDelays, instantBots, nextPlan } from '../room/machines.ts';
import { beginning } from './next-game.ts';
import { readEntry } from './read-entry.ts';
import { emptySeat, type TableState } from './state.ts';

/* Who has the host's role while the person who opened the table is away, and what they may do. */

const n = 1;
const minute = humanDelays.hostAway;
const seed = '5a'.repeat(32);
const here = () => true;

const afterAll = (table: TableState, ...entries: readonly LogEntry[]) =>
  entries.reduce((each, entry) => after(each, entry), table);
const plan = (table: TableState, ...away: readonly string[]) =>
  nextPlan(table, new Map(away.map((owner) => [owner, 5000])), humanDelays, 0);
const heirAt = (table: TableState, ...away: readonly string[]) => plan(table, ...away)?.body(means);
const given = (owner: string, by: string): LogEntry => ({ kind: 'host', owner, key: { owner: by, n } });
const inherited = (owner: string): LogEntry => ({ kind: 'host', owner });
const host = (owner: string) => ({ kind: 'host', owner });

/** Ala opened it and played a game with Bruno and Celina; since then Eve sits there, too. */
const over = overTable();
const withEve = after({ ...over, seats: [...over.seats, emptySeat] }, sat(3, 'eve'));

/** The same, when the people of that game have left their seats. */
const strangersOnly = afterAll(withEve, ...[0, 1, 2].map((seat): LogEntry => ({ kind: 'left', seat, by: 'self' })), {
  kind: 'end',
  seat: 3,
  agree: true,
});

/** Plays the game at this table to its end. */
function playedOut(table: TableState): TableState {
  let now = table;
  while (now.stage === 'playing') now = after(now, firstMove(now));
  return now;
}

describe('the role of the host passes on', () => {
  test('before the first finished game, to the first who is there', () => {
    const lobby = tableAfter(open(), sat(0, 'ala'), sat(1, 'bruno'));
    expect(plan(lobby, 'ala')).toMatchObject({ at: 5000 + minute });
    expect(heirAt(lobby, 'ala')).toEqual(host('bruno'));
  });

  test('after it, to somebody who finished a game with the host', () => {
    expect(heirAt(withEve, 'ala', 'bruno')).toEqual(host('celina'));
  });

  test('after it, to nobody else', () => {
    expect(heirAt(withEve, 'ala', 'bruno', 'celina')).toBeUndefined();
    expect(heirAt(strangersOnly, 'ala')).toBeUndefined();
  });

  test('not to somebody who played with a bot that stood in for the host', () => {
    const alone = afterAll(
      withEve,
      beginning(withEve, seed, (owner) => owner === 'eve'),
    );
    const finished = playedOut(alone);
    expect(finished.finished).toBe(2);
    expect(heirAt(finished, 'ala', 'bruno', 'celina')).toBeUndefined();
  });

  test('not to somebody whose own seat a bot had at the end', () => {
    const begun = after(
      withEve,
      beginning(withEve, seed, (owner) => owner !== 'eve'),
    );
    expect(heirAt(playedOut(begun), 'ala', 'bruno', 'celina')).toBeUndefined();
  });

  test('also when a log is read from its last game on, and in logs of earlier versions', () => {
    const next = beginning(withEve, seed, here);
    const { opener, given, finishers, ...earlier } = lobbyOf(withEve);
    for (const lobby of [lobbyOf(withEve), earlier]) {
      const began = tableAfter(readEntry(JSON.stringify({ ...next, lobby })));
      const table = after(began, { kind: 'paused', paused: true });
      expect(heirAt(table, 'ala', 'bruno')).toEqual(host('celina'));
      expect(heirAt(table, 'ala', 'bruno', 'celina')).toBeUndefined();
    }
    expect([opener, given, finishers?.length]).toEqual(['ala', null, 3]);
  });
});

describe('the role of the host comes back', () => {
  const heirless = after(over, inherited('bruno'));

  test('at once, when the person who opened the table is here', () => {
    expect(plan(heirless)).toMatchObject({ at: heirless.at });
    expect(heirAt(heirless)).toEqual(host('ala'));
    expect(heirAt(heirless, 'ala')).toBeUndefined();
  });

  test('to whoever they gave it', () => {
    const gave = after(over, given('bruno', 'ala'));
    expect(heirAt(gave)).toBeUndefined();
    const heir = after(gave, inherited('celina'));
    expect(heirAt(heir, 'ala')).toEqual(host('bruno'));
    expect(heirAt(heir, 'bruno')).toEqual(host('ala'));
  });

  test('to the person who opened the table after a minute, when the one who got it is away', () => {
    const gave = after(over, given('bruno', 'ala'));
    expect(plan(gave, 'bruno')).toMatchObject({ at: 5000 + minute });
    expect(heirAt(gave, 'bruno')).toEqual(host('ala'));
  });

  test('also when an heir gave it on', () => {
    const passedOn = afterAll(heirless, given('celina', 'bruno'));
    expect(passedOn.host).toBe('celina');
    expect(heirAt(passedOn, 'bruno')).toEqual(host('ala'));
    expect(heirAt(passedOn, 'ala')).toBeUndefined();
  });

  test('not to somebody who got it and was sent away', () => {
    const sentAway = afterAll(over, given('bruno', 'ala'), inherited('ala'), { kind: 'left', seat: 1, by: 'host' });
    expect(heirAt(sentAway, 'ala')).toEqual(host('celina'));
  });

  test('on the device to which the seat was carried', () => {
    const carried = after(heirless, { kind: 'carried', owner: 'ala', to: 'phone' });
    expect(heirAt(carried)).toEqual(host('phone'));
    expect(heirAt(carried, 'phone')).toBeUndefined();
    const finished = after(over, { kind: 'carried', owner: 'celina', to: 'phone' });
    expect(heirAt(finished, 'ala', 'bruno')).toEqual(host('phone'));
  });
});

describe('an heir', () => {
  const heir = after(over, inherited('bruno'));
  const bruno = (command: Parameters<typeof verdictOn>[2], table = heir) => verdictOn(table, 'bruno', command);

  test('may not delete the table', () => {
    expect(whyNotDeleted(heir, 'bruno')).toBe('only-heir');
    expect(whyNotDeleted(heir, 'ala')).toBe('not-host');
    expect(whyNotDeleted(after(over, given('bruno', 'ala')), 'bruno')).toBeUndefined();
    expect(whyNotDeleted(over, 'ala')).toBeUndefined();
  });

  test('may not send away who opened the table, nor whom they gave the role', () => {
    expect(bruno({ do: 'kick', n, seat: 0 })).toEqual({ problem: 'only-heir' });
    expect(bruno({ do: 'kick', n, seat: 2 })).toHaveProperty('body');
    const two = afterAll(over, given('celina', 'ala'), inherited('bruno'));
    expect(bruno({ do: 'kick', n, seat: 2 }, two)).toEqual({ problem: 'only-heir' });
    expect(verdictOn(over, 'ala', { do: 'kick', n, seat: 1 })).toHaveProperty('body');
  });
});

describe('while the host is away and nobody inherits', () => {
  const ready = (seat: number): LogEntry => ({ kind: 'ready', seat, ready: true });
  const say = (table: TableState, owner: string, ...away: readonly string[]) =>
    verdictOn(
      table,
      owner,
      { do: 'ready', n, ready: true },
      { awaySince: (each) => (away.includes(each) ? 0 : undefined) },
    );

  test('a game that is over makes room for the next one when everybody is ready', () => {
    const all = after(withEve, ready(3));
    expect(heirAt(all, 'ala', 'bruno', 'celina')).toMatchObject({ kind: 'next' });
  });

  test('a game begins from the lobby, too, when everybody is ready', () => {
    expect(say(strangersOnly, 'eve', 'ala')).toEqual({ body: ready(3) });
    const all = after(strangersOnly, ready(3));
    expect(heirAt(all, 'ala')).toMatchObject({ kind: 'next', game: 'thieves' });
    expect(heirAt(all)).toBeUndefined();
    const [body] = [heirAt(all, 'ala')];
    expect(body && after(all, body as LogEntry)).toMatchObject({ stage: 'playing', next: { ready: [] } });
  });

  test('not in a lobby with a host, or with somebody who will be', () => {
    expect(say(strangersOnly, 'eve')).toEqual({ problem: 'not-now' });
    const lobby = after(withEve, { kind: 'end', seat: 3, agree: true });
    expect(say(lobby, 'bruno', 'ala')).toEqual({ problem: 'not-now' });
  });

  test('what the host changes makes everybody say again that they are ready', () => {
    const all = after(strangersOnly, ready(3));
    for (const change of [
      { kind: 'set', options: {}, clock: 'brisk' },
      { kind: 'seats', count: 5 },
      { kind: 'help', help: 'none' },
    ] as const) {
      expect(after(all, change).next.ready).toEqual([]);
    }
  });

  test('a stranger cannot begin a game in the place of one that others want to resume', () => {
    const playing = tableAfter(open({ seats: 4 }), sat(0, 'ala'), sat(1, 'bruno'), started);
    const ended = afterAll(
      { ...playing, finished: 1 },
      { kind: 'end-asked', seat: 0, asked: [0] },
      { kind: 'left', seat: 1, by: 'self' },
      sat(3, 'eve'),
    );
    expect(heirAt(after(ended, ready(3)), 'ala')).toBeUndefined();
    const withBruno = afterAll(ended, sat(1, 'bruno'), ready(1), ready(3));
    expect(heirAt(withBruno, 'ala')).toMatchObject({ kind: 'next' });
  });
});

describe('at a table', () => {
  beforeEach(stopTime);
  afterEach(() => void vi.useRealTimers());

  test('the page of an heir knows what it may not do, and the host is back at once', async () => {
    const harness = await new RegistryHarness().open(['Ala', 'Bruno']);
    const [ala, bruno] = [harness.enter('Ala'), harness.enter('Bruno')];
    harness.leave(ala);
    await later(61);
    expect(bruno.drawn?.you).toMatchObject({ host: true, heir: true });
    expect(bruno.drawn?.table.seats.map(({ keeper }) => keeper)).toEqual([true, false, false]);
    expect(await harness.says(bruno, { do: 'delete', n: nextNumber() })).toMatchObject({ problem: 'only-heir' });
    const back = harness.enter('Ala');
    await later(1);
    expect(back.drawn?.you).toMatchObject({ host: true, heir: false });
    expect(bruno.drawn?.you).toMatchObject({ host: false, heir: false });
  });

  test('an heir withdraws no game that somebody else shared', async () => {
    const tables = new RegistryHarness({ delays: instantBots });
    const harness = await tables.open(['Ala', 'Bruno', 'Celina']);
    const [bruno, celina] = ['Bruno', 'Celina'].map((name) => harness.enter(name)) as [Page, Page];
    await later(61);
    await start(harness, bruno);
    for (const page of [bruno, celina]) await harness.says(page, { do: 'leave', n: nextNumber() });
    while (harness.table.summary.stage === 'playing') await later(1);
    const { shares } = tables.registry;
    const { code } = harness.table;
    const shared = { code, number: undefined, owner: celina.owner ?? '', names: false, picture: null };
    const answer = await shares.share(shared);
    const id = 'id' in answer ? answer.id : '';
    const listed = await shares.listFor(code, bruno.owner ?? '');
    expect([bruno.drawn?.you.heir, listed]).toMatchObject([true, { shares: [{ id, mayWithdraw: false }] }]);
    expect(await shares.withdraw(id, bruno.owner ?? '')).toBe('only-heir');
    expect(await shares.withdraw(id, celina.owner ?? '')).toBeUndefined();
  });

  test('the host is back on any page, also without a seat', async () => {
    const harness = await new RegistryHarness().open(['Ala', 'Bruno']);
    const [ala, bruno] = [harness.enter('Ala'), harness.enter('Bruno')];
    await harness.says(ala, { do: 'leave', n: nextNumber() });
    harness.leave(ala);
    await later(61);
    expect(bruno.drawn?.you.host).toBe(true);
    expect(whyNotKeeper(harness.table.table, ownerOf(deviceOf('Bruno')))).toBe('only-heir');
    const back = harness.enter('Ala');
    await later(1);
    expect([back.drawn?.you.host, bruno.drawn?.you.host]).toEqual([true, false]);
  });
});
