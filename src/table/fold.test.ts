import { describe, expect, test } from 'vitest';
import type { Body } from './entries.ts';
import { firstMove, open, overTable, playing, playOf, sat, started, tableAfter, after } from './testing/table.ts';
import { emptySeat, lastCommandOf, type TableState } from './state.ts';

const owners = ({ seats }: TableState) =>
  seats.map(({ owner, bot, standIn }) => (standIn ? `${owner}'s bot` : (owner ?? bot)));

test('a table begins with being opened, for a game that exists', () => {
  expect(tableAfter(open({ seats: 5, clock: 'brisk' }))).toMatchObject({ stage: 'lobby', host: 'ala', clock: 'brisk' });
  expect(() => tableAfter(sat(0, 'ala'))).toThrow('begins with being opened');
  expect(() => tableAfter(open({ game: 'chess' }))).toThrow('for a game that exists');
});

describe('seats', () => {
  test('a person who sits down somewhere else gets up first', () => {
    expect(owners(tableAfter(open(), sat(0, 'ala'), sat(2, 'ala')))).toEqual([null, null, 'ala']);
  });

  test('a person who leaves before a game leaves an empty seat', () => {
    const table = tableAfter(open(), sat(0, 'ala'), sat(1, 'bruno'), { kind: 'left', seat: 1, by: 'self' });
    expect(table.seats[1]).toEqual(emptySeat);
  });

  test('a person who is removed during a game leaves the seat to a bot for good', () => {
    const table = after(playing(), { kind: 'left', seat: 1, by: 'host' });
    expect(owners(table)).toEqual(['ala', 'regular', 'celina']);
  });

  test('a game whose last person is sent away does not rest for ever', () => {
    const resting = after(playing(), { kind: 'paused', paused: true });
    const two = [1, 2].reduce((table, seat) => after(table, { kind: 'left', seat, by: 'host' }), resting);
    expect(two.pausedAt).not.toBeNull();
    expect(after(two, { kind: 'left', seat: 0, by: 'host' }).pausedAt).toBeNull();
  });

  test('during a game a person can only return to their own seat', () => {
    const table = after(playing(), { kind: 'stood-in', seat: 1 });
    expect(owners(after(table, sat(1, 'bruno')))).toEqual(['ala', 'bruno', 'celina']);
    expect(owners(after(table, sat(1, 'ala')))).toEqual(owners(table));
  });

  test('a bot stands in and gives the seat back', () => {
    const away = after(playing(), { kind: 'stood-in', seat: 1 });
    expect(owners(away)).toEqual(['ala', "bruno's bot", 'celina']);
    expect(owners(after(away, { kind: 'back', seat: 1 }))).toEqual(['ala', 'bruno', 'celina']);
  });

  test('two seats change places; more seats are empty, fewer lose the last', () => {
    const table = tableAfter(open(), sat(0, 'ala'), sat(1, 'bruno'));
    expect(owners(after(table, { kind: 'swapped', seat: 0, with: 2 }))).toEqual([null, 'bruno', 'ala']);
    expect(owners(after(table, { kind: 'seats', count: 5 }))).toEqual(['ala', 'bruno', null, null, null]);
  });
});

describe('a game', () => {
  test('bots take the empty seats', () => {
    const table = tableAfter(open({ seats: 4 }), sat(1, 'ala'), { kind: 'bot', seat: 2, level: 'random' }, started);
    expect(owners(table)).toEqual(['regular', 'ala', 'random', 'regular']);
    expect(table.stage).toBe('playing');
  });

  test('the same seed deals the same cards, another one others', () => {
    const other = { ...started, seed: 'b7'.repeat(32) };
    expect(playOf(playing()).state).toEqual(playOf(playing()).state);
    expect(playOf(tableAfter(open(), other)).state).not.toEqual(playOf(tableAfter(open(), started)).state);
  });

  test('a move leaves the table before it as it was', () => {
    const table = playing();
    const before = structuredClone(playOf(table).state);
    const next = after(table, firstMove(table));
    expect(playOf(table).state).toEqual(before);
    expect(playOf(next).state).not.toEqual(before);
    expect(playOf(next).latest.before).toBe(playOf(table).latest);
  });

  test('a new question is asked now; the others keep their questions and times', () => {
    const table = tableAfter(open({ game: 'pennies' }), sat(0, 'ala'), started);
    expect(playOf(table).askedAt).toEqual([3000, 3000, 3000]);
    const once = after(table, firstMove(table, 1));
    expect(playOf(once).askedAt).toEqual([3000, 3000, 3000]);
    const twice = after(after(once, firstMove(once, 0)), firstMove(once, 2));
    expect(playOf(twice).askedAt).toEqual([6000, 6000, 6000]);
  });

  test('no clock runs while the game rests', () => {
    const table = after(playing(), { kind: 'paused', paused: true }, 20_000);
    expect(table.pausedAt).toBe(20_000);
    const goesOn = after(table, { kind: 'paused', paused: false }, 50_000);
    expect(goesOn.pausedAt).toBeNull();
    expect(playOf(goesOn).askedAt).toEqual(playOf(table).askedAt.map((at) => at + 30_000));
  });

  test('the clock may decide where a rule says so', () => {
    const table = tableAfter(open({ game: 'pennies' }), started);
    const late = after(table, { kind: 'moved', seat: 1, decision: 1, move: 'late', by: 'clock' });
    expect(playOf(late).game.toAct(playOf(late).state)).toEqual([0, 2]);
  });

  test('one that comes to its end is counted, and stays on the table', () => {
    const table = overTable();
    expect(table).toMatchObject({ stage: 'over', finished: 1 });
    expect(table.play).not.toBeNull();
  });

  test('a rematch moves everybody, including bots, one seat on and deals again', () => {
    const table = after(overTable(), { kind: 'rematch', seed: 'b7'.repeat(32), rules: started.rules });
    expect(owners(table)).toEqual(['celina', 'ala', 'bruno']);
    expect(table).toMatchObject({ stage: 'playing', finished: 1, endVote: null });
    expect(playOf(table).latest.before).toBeNull();
  });
});

describe('options', () => {
  const defaults = { reshuffleDiscards: false };

  test('that a stored entry does not mention have their default', () => {
    expect(tableAfter(open({ options: {} })).options).toEqual(defaults);
    const set: Body = { kind: 'set', options: {}, clock: 'brisk' };
    expect(after(tableAfter(open()), set).options).toEqual(defaults);
  });

  test('that were chosen stay as they are', () => {
    const chosen = { reshuffleDiscards: true };
    expect(tableAfter(open({ options: chosen })).options).toEqual(chosen);
    expect(after(tableAfter(open()), { kind: 'set', options: chosen, clock: 'none' }).options).toEqual(chosen);
  });

  test('that the game no longer knows give way to the defaults', () => {
    expect(tableAfter(open({ options: { wildCards: true } })).options).toEqual(defaults);
    expect(tableAfter(open({ options: { reshuffleDiscards: 'twice' } })).options).toEqual(defaults);
  });
});

describe('a game by other rules', () => {
  const { rules: ours } = started;
  const otherRules = { rules: ours + 1, ours };
  const begun = { ...started, rules: ours + 1 };
  const move: Body = { kind: 'moved', seat: 0, decision: 1, move: { kind: 'unheard-of' }, by: 'person' };
  const table = tableAfter(open(), sat(0, 'ala'), sat(1, 'bruno'), sat(2, 'celina'), begun, move);

  test('leaves the table in its lobby, everybody on their seats', () => {
    expect(table).toMatchObject({ stage: 'lobby', play: null, unplayable: otherRules, finished: 0 });
    expect(owners(table)).toEqual(['ala', 'bruno', 'celina']);
  });

  test('is not paused or voted on here', () => {
    const paused = after(table, { kind: 'paused', paused: true });
    expect(after(paused, { kind: 'end-asked', seat: 0, asked: [0] })).toMatchObject({ pausedAt: null, endVote: null });
  });

  test('still changes who sits where', () => {
    const left = after(table, { kind: 'left', seat: 2, by: 'self' });
    const asked = after(left, { kind: 'asked-in', seat: 2, owner: 'dawid', asked: [0, 1] });
    const joined = [0, 1].reduce((before, seat) => after(before, { kind: 'let-in', seat }), asked);
    expect(owners(joined)).toEqual(['ala', 'bruno', 'dawid']);
    expect(owners(after(joined, { kind: 'rematch', seed: started.seed, rules: ours + 1 }))).toEqual([
      'dawid',
      'ala',
      'bruno',
    ]);
  });

  test('gives way to a new one', () => {
    expect(after(table, started)).toMatchObject({ stage: 'playing', unplayable: null });
  });

  test('can also come after a game by our rules', () => {
    const rematch = after(overTable(), { kind: 'rematch', seed: started.seed, rules: ours + 1 });
    expect(rematch).toMatchObject({ stage: 'lobby', play: null, unplayable: otherRules, finished: 1 });
  });
});

test('the last command of each device is remembered', () => {
  const table = tableAfter(
    open(),
    { ...sat(0, 'ala'), key: { owner: 'ala', n: 4 } },
    { ...sat(1, 'bruno'), key: { owner: 'bruno', n: 9 } },
    { kind: 'locked', locked: true, key: { owner: 'ala', n: 6 } },
    { kind: 'host', owner: 'bruno' },
  );
  expect(['ala', 'bruno', 'celina'].map((owner) => lastCommandOf(table, owner))).toEqual([6, 9, 0]);
  expect(table).toMatchObject({ locked: true, host: 'bruno', seq: 5 });
});
