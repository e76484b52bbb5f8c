import { describe, expect, test } from 'vitest';
import type { Command } from '../protocol/messages.ts';
import type { Figure } from '../protocol/scene.ts';
import {
  after,
  firstMove,
  open,
  overTable,
  personOf,
  playing,
  playOf,
  sat,
  seed,
  started,
  tableAfter,
  turnOf,
  verdictOn,
} from './testing/table.ts';
import type { Logged } from './decide.ts';
import type { TableState } from './state.ts';

const n = 1;
const lobby = tableAfter(open({ seats: 4 }), sat(0, 'ala'), sat(1, 'bruno'));
const over = overTable();
const game = playing();
const otherRules = after(lobby, { ...started, rules: started.rules + 1 });
const bots = after(game, { kind: 'left', seat: 2, by: 'host' });

const sit = (seat: number, name = 'Dawid', figure: Figure = 'cap') => ({ do: 'sit', n, seat, name, figure }) as const;

type LoggedCommand = Extract<Command, { do: Logged }>;
interface Case {
  readonly who: string;
  readonly says: LoggedCommand;
  readonly at?: TableState;
}
const judge = ({ who, says, at = lobby }: Case) => verdictOn(at, who, says);

describe('who may do what only the host may', () => {
  const host: readonly LoggedCommand[] = [
    { do: 'bot', n, seat: 2, level: 'regular' },
    { do: 'set', n, clock: 'brisk' },
    { do: 'seats', n, count: 5 },
    { do: 'swap', n, seat: 0, with: 1 },
    { do: 'start', n },
    { do: 'kick', n, seat: 1 },
    { do: 'host', n, seat: 1 },
    { do: 'lock', n, locked: true },
  ];
  test.each(host)('$do: the host, and nobody else', (says) => {
    expect(judge({ who: 'ala', says })).toHaveProperty('body');
    expect(judge({ who: 'bruno', says })).toEqual({ problem: 'not-host' });
    expect(judge({ who: 'stranger', says })).toEqual({ problem: 'not-host' });
  });
});

describe('who may do what only people at the table may', () => {
  const atTheTable: readonly Case[] = [
    { who: 'bruno', says: { do: 'leave', n } },
    { who: 'bruno', says: { do: 'move', n, decision: 0, move: {} }, at: game },
    { who: 'bruno', says: { do: 'pause', n, paused: true }, at: game },
    { who: 'bruno', says: { do: 'end', n, agree: true }, at: game },
    { who: 'bruno', says: { do: 'stand-in', n, seat: 0 }, at: game },
    { who: 'bruno', says: { do: 'ready', n, ready: true }, at: over },
    { who: 'bruno', says: { do: 'game', n, game: 'the-boss' }, at: over },
  ];
  test.each(atTheTable)('$says.do', ({ who, says, at }) => {
    expect(judge({ who, says, ...(at && { at }) })).not.toEqual({ problem: 'not-seated' });
    expect(judge({ who: 'stranger', says, ...(at && { at }) })).toEqual({ problem: 'not-seated' });
  });
});

describe('when', () => {
  const wrongTimes: readonly Case[] = [
    { who: 'ala', says: { do: 'set', n, clock: 'brisk' }, at: game },
    { who: 'ala', says: { do: 'set', n, clock: 'brisk' }, at: over },
    { who: 'ala', says: { do: 'seats', n, count: 4 }, at: game },
    { who: 'ala', says: { do: 'swap', n, seat: 0, with: 1 }, at: game },
    { who: 'ala', says: { do: 'swap', n, seat: 0, with: 1 }, at: over },
    { who: 'ala', says: { do: 'start', n }, at: game },
    { who: 'ala', says: { do: 'bot', n, seat: 2, level: null }, at: bots },
    { who: 'ala', says: { do: 'move', n, decision: 0, move: {} } },
    { who: 'ala', says: { do: 'pause', n, paused: true } },
    { who: 'ala', says: { do: 'pause', n, paused: true }, at: over },
    { who: 'ala', says: { do: 'pause', n, paused: false }, at: game },
    { who: 'ala', says: { do: 'end', n, agree: true } },
    { who: 'ala', says: { do: 'end', n, agree: false }, at: over },
    { who: 'ala', says: { do: 'ready', n, ready: true } },
    { who: 'ala', says: { do: 'ready', n, ready: true }, at: game },
    { who: 'ala', says: { do: 'ready', n, ready: false }, at: over },
    { who: 'ala', says: { do: 'game', n, game: 'the-boss' }, at: game },
    { who: 'ala', says: { do: 'stand-in', n, seat: 1 } },
  ];
  test.each(wrongTimes)('not now: $says', (wrong) => {
    expect(judge(wrong)).toEqual({ problem: 'not-now' });
  });

  test('a game that is over is cleared away by the host', () => {
    expect(judge({ who: 'ala', says: { do: 'end', n, agree: true }, at: over })).toHaveProperty('body');
    expect(judge({ who: 'bruno', says: { do: 'end', n, agree: true }, at: over })).toEqual({ problem: 'not-host' });
  });
});

describe('sit', () => {
  test("on an empty seat, on a bot's seat, or on one's own seat again with another name", () => {
    expect(judge({ who: 'dawid', says: sit(2) })).toEqual({
      body: { kind: 'sat', seat: 2, owner: 'dawid' },
      person: { owner: 'dawid', name: 'Dawid', figure: 'cap' },
    });
    const withBot = after(lobby, { kind: 'bot', seat: 3, level: 'regular' });
    expect(judge({ who: 'dawid', says: sit(3), at: withBot })).toHaveProperty('body');
    expect(judge({ who: 'bruno', says: sit(1, 'Bruno II', 'veil') })).toHaveProperty('body');
    expect(judge({ who: 'bruno', says: sit(3, 'bruno', 'cigar') })).toHaveProperty('body');
  });

  test.each([
    [sit(1), 'seat-taken'],
    [sit(4), 'no-such-seat'],
    [sit(2, 'Dawid', 'fedora'), 'figure-taken'],
    [sit(2, 'ALA'), 'name-taken'],
  ] as const)('not %o: %s', (says, problem) => {
    expect(judge({ who: 'dawid', says })).toMatchObject({ problem });
  });

  test('a locked table lets nobody new in, but those who sit there may move', () => {
    const locked = after(lobby, { kind: 'locked', locked: true });
    expect(judge({ who: 'dawid', says: sit(2), at: locked })).toEqual({ problem: 'locked' });
    expect(judge({ who: 'bruno', says: sit(2, 'bruno', 'cigar'), at: locked })).toHaveProperty('body');
    const hostless = after(locked, { kind: 'left', seat: 0, by: 'self' });
    expect(judge({ who: 'ala', says: sit(0, 'ala', 'veil'), at: hostless })).toHaveProperty('body');
  });
});

describe('nobody looks into a hand by taking over a seat', () => {
  const seats = game.seats.keys();
  test.each([...seats])('during a game seat %i is its old owner’s or a bot’s', (seat) => {
    const kicked = after(game, { kind: 'left', seat, by: 'host' });
    const left = after(game, { kind: 'stood-in', seat });
    for (const at of [game, kicked, left]) {
      for (const who of ['ala', 'bruno', 'celina', 'stranger']) {
        const verdict = judge({ who, says: sit(seat, 'Somebody', 'veil'), at });
        const isTheirs = at.seats[seat]?.owner === who;
        expect('body' in verdict, `${who} on ${seat}`).toBe(isTheirs);
      }
    }
  });

  test('nor does a removed person get the same cards back', () => {
    const kicked = after(game, { kind: 'left', seat: 1, by: 'host' });
    expect(judge({ who: 'bruno', says: sit(1), at: kicked })).toEqual({ problem: 'not-now' });
  });

  test('the host cannot exchange people and bots, or seats, while cards are held', () => {
    expect(judge({ who: 'ala', says: { do: 'bot', n, seat: 1, level: 'regular' }, at: game })).toEqual({
      problem: 'seat-taken',
    });
    expect(judge({ who: 'ala', says: { do: 'swap', n, seat: 0, with: 2 }, at: bots })).toEqual({ problem: 'not-now' });
    expect(judge({ who: 'ala', says: { do: 'seats', n, count: 4 }, at: bots })).toEqual({ problem: 'not-now' });
  });
});

describe('leave and kick', () => {
  test('before a game the seat is free; during a game a bot stands in until the owner is back', () => {
    expect(judge({ who: 'bruno', says: { do: 'leave', n } })).toEqual({ body: { kind: 'left', seat: 1, by: 'self' } });
    expect(judge({ who: 'bruno', says: { do: 'leave', n }, at: game })).toEqual({
      body: { kind: 'stood-in', seat: 1 },
    });
    const left = after(game, { kind: 'stood-in', seat: 1 });
    expect(judge({ who: 'bruno', says: sit(1, 'bruno', 'cigar'), at: left })).toEqual({
      body: { kind: 'sat', seat: 1, owner: 'bruno' },
      person: { owner: 'bruno', name: 'bruno', figure: 'cigar' },
    });
  });

  test('the host sends people away, but neither bots nor the host', () => {
    expect(judge({ who: 'ala', says: { do: 'kick', n, seat: 1 }, at: game })).toEqual({
      body: { kind: 'left', seat: 1, by: 'host' },
    });
    for (const seat of [0, 2, 7]) {
      expect(judge({ who: 'ala', says: { do: 'kick', n, seat }, at: bots })).toEqual({ problem: 'no-such-seat' });
    }
  });
});

describe('what the host sets', () => {
  test('options of the game, those not said by default; no others', () => {
    const set = (options: Record<string, string | number | boolean>) =>
      judge({ who: 'ala', says: { do: 'set', n, options } });
    expect(set({ reshuffleDiscards: true })).toEqual({
      body: { kind: 'set', options: { reshuffleDiscards: true }, clock: 'none' },
    });
    expect(set({})).toMatchObject({ body: { options: { reshuffleDiscards: false } } });
    expect(set({ openHands: true })).toMatchObject({ refusal: { rule: 'G-4' } });
    expect(set({ reshuffleDiscards: 'yes' })).toHaveProperty('refusal');
  });

  test('a number of seats that the game allows and that leaves nobody standing', () => {
    const seats = (count: number) => judge({ who: 'ala', says: { do: 'seats', n, count }, at: game3 });
    const game3 = tableAfter(open({ seats: 4 }), sat(3, 'ala'));
    expect(seats(6)).toHaveProperty('body');
    expect(seats(7)).toEqual({ problem: 'no-such-seat' });
    expect(seats(2)).toEqual({ problem: 'no-such-seat' });
    expect(seats(3)).toEqual({ problem: 'seat-taken' });
  });

  test('bots in and out, and the seats they sit on must be there', () => {
    const bot = (seat: number, level: 'regular' | null) => judge({ who: 'ala', says: { do: 'bot', n, seat, level } });
    expect(bot(2, null)).toHaveProperty('body');
    expect(bot(1, 'regular')).toEqual({ problem: 'seat-taken' });
    expect(bot(5, 'regular')).toEqual({ problem: 'no-such-seat' });
    expect(judge({ who: 'ala', says: { do: 'swap', n, seat: 0, with: 5 } })).toEqual({ problem: 'no-such-seat' });
    expect(judge({ who: 'ala', says: { do: 'host', n, seat: 2 } })).toEqual({ problem: 'no-such-seat' });
  });

  test('a game needs a person; its seed comes from the server and its rules are pinned', () => {
    expect(judge({ who: 'ala', says: { do: 'start', n } })).toEqual({
      body: { kind: 'started', seed, rules: lobby.game.rules },
    });
    const nobody = tableAfter(open());
    expect(judge({ who: 'ala', says: { do: 'start', n }, at: nobody })).toEqual({ problem: 'too-few-players' });
  });
});

describe('move', () => {
  const { active, other } = turnOf(game);
  const owner = game.seats[active]?.owner ?? '';
  const { decision, move } = firstMove(game);
  const play = (more: object = {}) => ({ do: 'move', n, decision, move: move as object, ...more }) as LoggedCommand;

  test('a legal one in its time is played', () => {
    expect(judge({ who: owner, says: play(), at: game })).toEqual({
      body: { kind: 'moved', seat: active, decision, move, by: 'person' },
    });
  });

  test('not by somebody else, with the clause', () => {
    const says = play({ decision: 0 });
    expect(judge({ who: game.seats[other]?.owner ?? '', says, at: game })).toEqual({
      refusal: { rule: 'G-1', values: {} },
    });
  });

  test.each([decision - 1, decision + 1, 0])('not as an answer to question %i, which is not the one asked', (wrong) => {
    expect(judge({ who: owner, says: play({ decision: wrong }), at: game })).toEqual({ problem: 'stale' });
  });

  test('not one that does not exist', () => {
    const verdict = verdictOn(game, owner, play(), { findMove: () => undefined });
    expect(verdict).toEqual({ refusal: { rule: 'G-3', values: {} } });
  });

  test('not one that the rules forbid, with the clause', () => {
    const { game: rules, state } = playOf(game);
    const illegal = rules.everyMove(3, game.options).find((each) => rules.refusal(state, active, each));
    expect(judge({ who: owner, says: play({ move: illegal }), at: game })).toMatchObject({ refusal: { rule: /^TH-/ } });
  });

  test('not while the game rests, nor after its end', () => {
    const resting = after(game, { kind: 'paused', paused: true });
    expect(judge({ who: owner, says: play(), at: resting })).toEqual({ problem: 'paused' });
    expect(judge({ who: 'ala', says: play({ decision: 0 }), at: over })).toEqual({
      refusal: { rule: 'G-2', values: {} },
    });
  });
});

describe('a game by other rules', () => {
  test('takes no moves', () => {
    const says = { do: 'move', n, decision: 1, move: {} } as const;
    expect(judge({ who: 'ala', says, at: otherRules })).toEqual({ problem: 'other-rules' });
  });

  test('gives way to a new one when the host starts it', () => {
    expect(judge({ who: 'ala', says: { do: 'start', n }, at: otherRules })).toEqual({ body: started });
  });
});

describe('a bot for one decision', () => {
  const { active, other } = turnOf(game);
  const asked = playOf(game).askedAt[active] ?? 0;
  const ask = (seat: number, waited: number, at = game) =>
    verdictOn(at, game.seats[other]?.owner ?? '', { do: 'stand-in', n, seat }, { now: asked + waited });

  test('when somebody has thought for a minute, and not before', () => {
    expect(ask(active, 59_999)).toEqual({ problem: 'not-now' });
    expect(ask(active, 60_000)).toMatchObject({ body: { kind: 'moved', seat: active, by: 'nudged' } });
  });

  test('only for somebody whom the game waits for, and not while it rests', () => {
    expect(ask(other, 60_000)).toEqual({ problem: 'not-now' });
    expect(ask(active, 60_000, after(game, { kind: 'paused', paused: true }))).toEqual({ problem: 'not-now' });
  });
});

test('the same people are not asked for their names twice: people who left may be namesakes', () => {
  const gone = after(lobby, { kind: 'left', seat: 1, by: 'self' });
  const people = new Map([['bruno', personOf('bruno', 1)]]);
  expect(verdictOn(gone, 'dawid', sit(2, 'bruno', 'cigar'), { people })).toHaveProperty('body');
});
