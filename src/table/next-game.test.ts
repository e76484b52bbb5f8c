import { means } from './testing/means.ts';
import { describe, expect, test } from 'vitest';
import { after, games, open, overTable, personOf, sat, seed, tableAfter, verdictOn } from './testing/table.ts';
import type { LogEntry } from './entries.ts';
import { lobbyOf } from './lobby.ts';
import { humanDelays, nextPlan } from '../room/machines.ts';
import { arranged, beginning } from './next-game.ts';
import { readEntry } from './read-entry.ts';
import { emptySeat, type TableState } from './state.ts';

/* Between two games at one table: who is ready, which game it will be, and who sits where. */

const n = 1;
const over = overTable();
const here = () => true;
const ready = (seat: number, yes = true) => ({ kind: 'ready', seat, ready: yes }) as const;
const wished = (seat: number, game: string) => ({ kind: 'wished', seat, game }) as const;
const afterAll = (table: TableState, ...entries: readonly LogEntry[]) =>
  entries.reduce((each, entry) => after(each, entry), table);
const owners = ({ seats }: Pick<TableState, 'seats'>) => seats.map(({ owner }) => owner);
const gameOf = (name: string) => {
  const game = games[name];
  if (!game) throw new Error(`There is no game ${name}.`);
  return game;
};

describe('ready', () => {
  test('is said by people with a seat, and can be withdrawn', () => {
    expect(verdictOn(over, 'bruno', { do: 'ready', n, ready: true })).toEqual({ body: ready(1) });
    const one = after(over, ready(1));
    expect(one.next.ready).toEqual(['bruno']);
    expect(verdictOn(one, 'bruno', { do: 'ready', n, ready: true })).toEqual({ problem: 'not-now' });
    expect(after(one, ready(1, false)).next.ready).toEqual([]);
  });

  test('is lost by leaving, and kept by moving to another device', () => {
    const two = afterAll(over, ready(1), wished(1, 'the-boss'), ready(1), ready(2));
    expect(after(two, { kind: 'left', seat: 1, by: 'self' }).next).toEqual({ ready: [], wishes: [], game: null });
    const phone = after(two, { kind: 'carried', owner: 'bruno', to: 'phone' });
    expect(phone.next).toMatchObject({ ready: ['phone', 'celina'], wishes: [{ owner: 'phone' }] });
  });

  test('is nobody any more when the next game begins', () => {
    expect(after(after(over, ready(1)), beginning(over, seed, here)).next.ready).toEqual([]);
  });
});

describe('the next game begins', () => {
  const plan = (table: TableState, away: Readonly<Record<string, number>> = {}) =>
    nextPlan(table, new Map(Object.entries(away)), humanDelays, 0);
  const two = afterAll(over, ready(0), ready(1));

  test('when everybody who is here is ready, at once', () => {
    expect(plan(over)).toBeUndefined();
    expect(plan(two)).toBeUndefined();
    const all = after(two, ready(2));
    expect(plan(all)).toMatchObject({ at: all.at });
    expect(plan(all)?.body(means)).toMatchObject({ kind: 'next', game: 'thieves', rules: gameOf('thieves').rules });
  });

  test('without those who have left, as soon as a bot may stand in', () => {
    expect(plan(two, { celina: two.at })).toMatchObject({ at: two.at + humanDelays.standIn });
    expect(plan(two, { celina: 0 })?.at).toBe(Math.max(two.at, humanDelays.standIn));
    const gave = after(over, { kind: 'stood-in', seat: 2 });
    expect(plan(afterAll(gave, ready(0), ready(1)))?.body(means)).toMatchObject({ kind: 'next' });
  });

  test('not while those who are ready are away themselves', () => {
    expect(plan(two, { ala: 0, bruno: 0, celina: 0 })?.body(means)).not.toMatchObject({ kind: 'next' });
  });

  test('with another seed each time', () => {
    const all = after(two, ready(2));
    const seeds = [plan(all)?.body(means), plan(all)?.body(means)].map((body) => body && 'seed' in body && body.seed);
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  test('when the host says so, even if not everybody is ready', () => {
    expect(verdictOn(over, 'ala', { do: 'start', n })).toMatchObject({ body: { kind: 'next', game: 'thieves' } });
    expect(verdictOn(over, 'bruno', { do: 'start', n })).toEqual({ problem: 'not-host' });
  });
});

describe('which game it is', () => {
  const nextOf = (...wishes: readonly LogEntry[]) => afterAll(over, ...wishes).next.game?.id ?? 'the same';

  test('the same, unless somebody wishes for another one', () => {
    expect(nextOf()).toBe('the same');
    expect(nextOf(wished(1, 'the-boss'))).toBe('the-boss');
    expect(nextOf(wished(1, 'the-boss'), wished(1, 'thieves'))).toBe('the same');
  });

  test('what most wish for; if as many wish for another one, the host’s, then the one just played', () => {
    const boss = wished(1, 'the-boss');
    expect(nextOf(boss, wished(2, 'the-boss'), wished(0, 'pennies'))).toBe('the-boss');
    expect(nextOf(boss, wished(0, 'pennies'))).toBe('pennies');
    expect(nextOf(boss, wished(2, 'thieves'))).toBe('the same');
    expect(nextOf(boss, wished(2, 'pennies'))).toBe('the-boss');
  });

  test('nobody is ready for a game that they did not say yes to', () => {
    const one = after(over, ready(2));
    expect(after(one, wished(1, 'thieves')).next.ready).toEqual(['celina']);
    expect(after(one, wished(1, 'the-boss')).next.ready).toEqual([]);
  });

  test('there are only the games of the server', () => {
    for (const game of ['toString', 'poker']) {
      expect(verdictOn(over, 'ala', { do: 'game', n, game })).toEqual({ problem: 'no-such-game' });
    }
  });

  test('it has its own options, and the ones of before if it is the same', () => {
    const strict = { ...over, options: { reshuffleDiscards: true } };
    expect(beginning(strict, seed, here).options).toEqual({ reshuffleDiscards: true });
    const boss = after(strict, wished(1, 'the-boss'));
    expect(beginning(boss, seed, here).options).toEqual(
      Object.fromEntries(gameOf('the-boss').options.map((option) => [option.name, option.default])),
    );
  });

  test('it is played at the same table, and its records know which game they are', () => {
    const boss = after(over, wished(1, 'the-boss'));
    const table = after(boss, beginning(boss, seed, here));
    expect(table).toMatchObject({ stage: 'playing', game: { id: 'the-boss' }, finished: 1, seats: { length: 3 } });
    expect(table.play?.game.id).toBe('the-boss');
    expect(lobbyOf(table).game).toBe('the-boss');
  });
});

describe('who sits where', () => {
  const eight = ['ala', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const cash = tableAfter(
    open({ game: 'cash-n-guns', seats: 8, options: {} }),
    ...eight.map((owner, seat) => sat(seat, owner)),
  );
  const twoInCash = tableAfter(open({ game: 'cash-n-guns', seats: 8, options: {} }), sat(0, 'ala'), sat(6, 'b'), {
    kind: 'bot',
    seat: 2,
    level: 'random',
  });

  test('everybody keeps their seat, and with it colour and figure', () => {
    expect(owners(beginning(over, seed, here))).toEqual(['ala', 'bruno', 'celina']);
  });

  test('a smaller game keeps the people, and as many bots as it has seats for', () => {
    const { seats, waiting } = arranged(twoInCash, gameOf('the-boss'), here);
    expect([owners({ seats }), waiting]).toEqual([['ala', 'b', null, null], []]);
    expect(seats[2]).toEqual({ ...emptySeat, bot: 'random' });
  });

  test('a larger one gets more seats', () => {
    const boss = tableAfter(open({ game: 'the-boss', seats: 2, options: {} }), sat(0, 'ala'), sat(1, 'b'));
    expect(owners(arranged(boss, gameOf('cash-n-guns'), here))).toEqual(['ala', 'b', null, null]);
  });

  test('if there are too many people, some wait, and get their seats in the game after it', () => {
    const first = arranged(cash, gameOf('the-boss'), here);
    expect([owners(first), first.waiting]).toEqual([
      ['ala', 'b', 'c', 'd'],
      ['e', 'f', 'g', 'h'],
    ]);
    const table = after(cash, { kind: 'chosen', ...first });
    expect(owners(arranged(table, gameOf('the-boss'), here)).toSorted()).toEqual(['e', 'f', 'g', 'h']);
    const back = arranged(table, gameOf('cash-n-guns'), here);
    expect([owners(back).toSorted(), back.waiting]).toEqual([eight.toSorted(), []]);
  });

  test('people who are here come before those who have left, for whom bots stand in at once', () => {
    const isHere = (owner: string) => !['ala', 'c'].includes(owner);
    const { seats, waiting } = arranged(cash, gameOf('thieves'), isHere);
    expect([owners({ seats }), waiting]).toEqual([
      ['g', 'b', 'h', 'd', 'e', 'f'],
      ['ala', 'c'],
    ]);
    const stoodIn = beginning(over, seed, (owner) => owner !== 'bruno').seats;
    expect(stoodIn.map(({ standIn }) => standIn)).toEqual([false, true, false]);
  });

  test('somebody without a seat can wait for one, and stop waiting', () => {
    const wait = { do: 'wait', n, name: 'Ewa', figure: 'cap' } as const;
    const asked = verdictOn(over, 'ewa', wait);
    expect(asked).toEqual({
      body: { kind: 'waits', owner: 'ewa', waits: true },
      person: { owner: 'ewa', name: 'Ewa', figure: 'cap' },
    });
    const waiting = after(over, { kind: 'waits', owner: 'ewa', waits: true });
    expect(owners(beginning(waiting, seed, here))).toEqual(['ala', 'bruno', 'celina', 'ewa']);
    expect(owners(beginning(waiting, seed, (owner) => owner !== 'ewa'))).toEqual(['ala', 'bruno', 'celina']);
    expect(after(waiting, sat(1, 'ewa')).waiting).toEqual([]);
    expect(verdictOn(waiting, 'ewa', { do: 'leave', n })).toEqual({
      body: { kind: 'waits', owner: 'ewa', waits: false },
    });
    expect(after(waiting, { kind: 'waits', owner: 'ewa', waits: false }).waiting).toEqual([]);
  });

  test('nobody waits at a locked table, under a taken name, or when there are eight', () => {
    const wait = { do: 'wait', n, name: 'Ewa', figure: 'cap' } as const;
    const locked = after(over, { kind: 'locked', locked: true });
    expect(verdictOn(locked, 'ewa', wait)).toEqual({ problem: 'locked' });
    const people = new Map([['ala', { ...personOf('ala'), name: 'Ewa' }]]);
    expect(verdictOn(over, 'ewa', wait, { people })).toMatchObject({ problem: 'name-taken' });
    const queue = eight.map((owner) => ({ kind: 'waits', owner: `${owner}2`, waits: true }) as const);
    expect(verdictOn(afterAll(over, ...queue), 'ewa', wait)).toEqual({ problem: 'no-room' });
  });
});

describe('in the lobby', () => {
  const lobby = tableAfter(open(), sat(0, 'ala'), sat(1, 'bruno'));

  test('the host puts another game on the table', () => {
    expect(verdictOn(lobby, 'bruno', { do: 'game', n, game: 'the-boss' })).toEqual({ problem: 'not-host' });
    const verdict = verdictOn(lobby, 'ala', { do: 'game', n, game: 'the-boss' });
    if (!('body' in verdict)) throw new Error('The host may.');
    const table = after(lobby, verdict.body);
    expect(table).toMatchObject({ stage: 'lobby', game: { id: 'the-boss' } });
    expect(owners(table)).toEqual(['ala', 'bruno', null]);
  });

  test('a game that ended by agreement is resumed unchanged', () => {
    const early = endedEarly();
    const ended = after(early, { kind: 'chosen', ...arranged(early, gameOf('the-boss'), here) });
    expect(ended).toMatchObject({ stage: 'lobby', game: { id: 'the-boss' } });
    const again = after(ended, { kind: 'resume-asked', seat: 0, asked: [0] });
    expect(again).toMatchObject({ stage: 'playing', game: { id: 'thieves' }, play: { game: { id: 'thieves' } } });
  });
});

/** A game of Thieves! that Ala ended. */
const endedEarly = () =>
  afterAll(tableAfter(open(), sat(0, 'ala'), { kind: 'started', seed, rules: gameOf('thieves').rules }), {
    kind: 'end-asked',
    seat: 0,
    asked: [0],
  });

test('entries are read back as they were written, and wrong ones are not', () => {
  const entries: readonly LogEntry[] = [
    ready(1),
    wished(1, 'the-boss'),
    { kind: 'waits', owner: 'ewa', waits: true },
    { kind: 'chosen', ...arranged(over, gameOf('the-boss'), here) },
    { ...beginning(over, seed, here), lobby: lobbyOf(over) },
  ];
  for (const entry of entries) {
    expect(readEntry(JSON.stringify(entry))).toEqual(entry);
    for (const field of Object.keys(entry).filter((each) => each !== 'lobby')) {
      expect(() => readEntry(JSON.stringify({ ...entry, [field]: [{}] }))).toThrow();
    }
  }
});
