import { describe, expect, test } from 'vitest';
import { after, overTable, playing, verdictOn } from './testing/table.ts';
import type { TableState } from './state.ts';

/* Ending a game without a result: everybody who is here when somebody asks has to say yes, within a minute. */

const n = 1;
const yes = { do: 'end', n, agree: true } as const;
const no = { do: 'end', n, agree: false } as const;
const minute = 60_000;
const now = 1e7;

const game = playing();
const votes = (seat: number, agree = true) => ({ kind: 'end', seat, agree }) as const;
const asked = (table: TableState, ...seats: readonly number[]) =>
  after(table, { kind: 'end-asked', seat: 0, asked: seats }, now);
const open = asked(game, 0, 1, 2);
const away = (since: number, ...people: readonly string[]) => ({
  now,
  awaySince: (owner: string) => (people.includes(owner) ? since : undefined),
});

describe('asking', () => {
  test('asks everybody who is here', () => {
    expect(verdictOn(game, 'ala', yes)).toEqual({ body: { kind: 'end-asked', seat: 0, asked: [0, 1, 2] } });
    expect(verdictOn(game, 'bruno', yes, away(now, 'celina'))).toMatchObject({ body: { asked: [0, 1] } });
  });

  test('asks people who are here although a bot plays for them, and no bots', () => {
    const table = after(after(game, { kind: 'left', seat: 1, by: 'host' }), { kind: 'stood-in', seat: 2 });
    expect(verdictOn(table, 'ala', yes)).toMatchObject({ body: { asked: [0, 2] } });
  });

  test('one alone has to wait until the others have been away for five minutes', () => {
    const askedAlone = (since: number) => verdictOn(game, 'ala', yes, away(since, 'bruno', 'celina'));
    expect(askedAlone(now - 5 * minute + 1)).toEqual({ problem: 'somebody-away' });
    expect(askedAlone(now - 5 * minute)).toEqual({ body: { kind: 'end-asked', seat: 0, asked: [0] } });
  });

  test('one for whom a bot stands in is not passed over', () => {
    const stoodIn = [1, 2].reduce((table, seat) => after(table, { kind: 'stood-in', seat }), game);
    expect(verdictOn(stoodIn, 'ala', yes, away(now - 12_000, 'bruno', 'celina'))).toEqual({ problem: 'somebody-away' });
  });

  test('nobody refuses what nobody asked', () => {
    expect(verdictOn(game, 'ala', no)).toEqual({ problem: 'not-now' });
  });
});

describe('the vote', () => {
  const two = after(open, votes(1), now + 1);

  test('passes when everybody who was asked has said yes', () => {
    expect(two).toMatchObject({ stage: 'playing', endVote: { asked: [0, 1, 2], agreed: [0, 1] } });
    expect(after(two, votes(2), now + 2)).toMatchObject({ stage: 'lobby', play: null, endVote: null, finished: 0 });
  });

  test('passes immediately if nobody else has to be asked', () => {
    expect(asked(game, 0).stage).toBe('lobby');
  });

  test('does not count a voice twice', () => {
    expect(after(after(open, votes(0), now), votes(0), now).stage).toBe('playing');
    expect(verdictOn(open, 'ala', yes, { now })).toEqual({ problem: 'not-now' });
  });

  test.each([
    { kind: 'stood-in', seat: 2 },
    { kind: 'left', seat: 2, by: 'host' },
    { kind: 'carried', owner: 'celina', to: 'phone' },
  ] as const)('does not pass because somebody goes ($kind)', (gone) => {
    expect(after(two, gone, now + 2).stage).toBe('playing');
  });

  test('is off when somebody who was asked is removed', () => {
    expect(after(two, { kind: 'left', seat: 2, by: 'host' }, now + 2).endVote).toBeNull();
    const others = after(asked(game, 0, 1), { kind: 'left', seat: 2, by: 'host' }, now + 2);
    expect(others.endVote).not.toBeNull();
  });

  test('is refused by a single no, even from the person who asked or came later', () => {
    expect(verdictOn(two, 'celina', no, { now })).toEqual({ body: votes(2, false) });
    for (const seat of [0, 2]) {
      expect(after(two, votes(seat, false), now + 2)).toMatchObject({ stage: 'playing', endVote: null });
    }
    expect(verdictOn(asked(game, 0, 1), 'celina', no, { now })).toHaveProperty('body');
  });

  test('lapses after a minute', () => {
    const until = now + minute;
    expect(two.endVote?.until).toBe(until);
    expect(after(two, votes(2), until - 1).stage).toBe('lobby');
    expect(after(two, votes(2), until)).toMatchObject({ stage: 'playing', endVote: null });
    expect(after(two, { kind: 'lapsed', vote: 'end' }, until)).toMatchObject({ stage: 'playing', endVote: null });
    expect(verdictOn(two, 'celina', yes, { now: until })).toMatchObject({ body: { kind: 'end-asked', seat: 2 } });
  });

  test('ends a game at rest as well, and the next one does not rest', () => {
    expect(asked(after(game, { kind: 'paused', paused: true }), 0)).toMatchObject({ stage: 'lobby', pausedAt: null });
  });
});

test('the host can clear away a game that is over, which cannot be resumed', () => {
  expect(after(overTable(), votes(0))).toMatchObject({ stage: 'lobby', play: null, finished: 1, resumable: null });
});

test('in a log of an earlier version a yes without a question counts, however long the others take', () => {
  const two = [0, 1].reduce((table, seat) => after(table, votes(seat), now + seat * 10 * minute), game);
  expect(two.stage).toBe('playing');
  expect(after(two, votes(2), now + 60 * minute)).toMatchObject({ stage: 'lobby', play: null });
});
