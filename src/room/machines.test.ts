import { means } from '../table/testing/means.ts';
import { describe, expect, test } from 'vitest';
import { after, open, overTable, playing, playOf, sat, started, tableAfter, turnOf } from '../table/testing/table.ts';
import { humanDelays, noDelays, nextPlan, type Delays } from './machines.ts';
import type { TableState } from '../table/state.ts';

const slow: Delays = { botThinks: () => 700, standIn: 12_000, hostAway: 60_000 };
const nobodyAway = new Map<string, number>();
const plan = (table: TableState, away: ReadonlyMap<string, number> = nobodyAway, now = 0) =>
  nextPlan(table, away, slow, now);

const game = playing({ clock: 'brisk' });
const { active } = turnOf(game);
const asked = playOf(game).askedAt[active] ?? 0;
const ownerToAct = game.seats[active]?.owner ?? '';

describe('a bot', () => {
  const table = tableAfter(open(), started);

  test('thinks for a while and then makes a legal move', () => {
    const { active: bot } = turnOf(table);
    const found = plan(table);
    expect(found?.at).toBe(2000 + 700);
    const body = found?.body(means);
    expect(body).toMatchObject({ kind: 'moved', seat: bot, by: 'bot', decision: 1 });
    const { game: rules, state } = playOf(table);
    expect(rules.legalMoves(state, bot)).toContainEqual(body?.kind === 'moved' ? body.move : undefined);
  });

  test('that should have moved long ago moves now', () => {
    expect(plan(table, nobodyAway, 1e9)?.at).toBe(1e9);
  });
});

describe('somebody who is away', () => {
  test('is stood in for a while after they left', () => {
    const found = plan(game, new Map([[ownerToAct, 7000]]));
    expect([found?.at, found?.body(means)]).toEqual([19_000, { kind: 'stood-in', seat: active }]);
  });

  test('is not, as long as nothing is asked of them', () => {
    const other = game.seats[turnOf(game).other]?.owner ?? '';
    expect(plan(game, new Map([[other, 7000]]))?.at).toBe(asked + 40_000);
  });

  test('the bot then plays on, decision by decision', () => {
    const table = after(game, { kind: 'stood-in', seat: active });
    expect(plan(table)?.body(means)).toMatchObject({ kind: 'moved', seat: active, by: 'bot' });
  });
});

describe('the clock', () => {
  test('plays for somebody who is there and whose time is up', () => {
    const found = plan(game);
    expect(found?.at).toBe(asked + 40_000);
    expect(found?.body(means)).toMatchObject({ kind: 'moved', seat: active, by: 'clock' });
  });

  test('calls somebody late where a rule says so', () => {
    const table = tableAfter(
      open({ game: 'pennies', clock: 'brisk' }),
      sat(0, 'ala'),
      sat(1, 'bruno'),
      sat(2, 'celina'),
      started,
    );
    expect(plan(table)?.body(means)).toMatchObject({ kind: 'moved', move: 'late', by: 'clock' });
  });

  test('that does not run plans nothing', () => {
    expect(plan(playing())).toBeUndefined();
  });
});

test('while a game rests, and where none is played, machines have nothing to do', () => {
  expect(plan(after(game, { kind: 'paused', paused: true }), new Map([[ownerToAct, 0]]))).toBeUndefined();
  expect(plan(tableAfter(open(), sat(1, 'bruno')))).toBeUndefined();
  expect(plan(overTable())).toBeUndefined();
});

describe('the role of the host', () => {
  const lobby = tableAfter(open(), sat(0, 'ala'), sat(1, 'bruno'), sat(2, 'celina'));

  test('passes on to the first who is there when the host has been gone for a minute', () => {
    const found = plan(lobby, new Map([['ala', 5000]]));
    expect([found?.at, found?.body(means)]).toEqual([65_000, { kind: 'host', owner: 'bruno' }]);
    const other = plan(
      lobby,
      new Map([
        ['ala', 5000],
        ['bruno', 1],
      ]),
    );
    expect(other?.body(means)).toEqual({ kind: 'host', owner: 'celina' });
  });

  test('stays where it is while the host is there, or nobody else is', () => {
    expect(plan(lobby)).toBeUndefined();
    expect(
      plan(
        lobby,
        new Map([
          ['ala', 1],
          ['bruno', 1],
          ['celina', 1],
        ]),
      ),
    ).toBeUndefined();
  });

  test('passes on from a host without a seat, too, and during a game', () => {
    expect(plan(tableAfter(open(), sat(1, 'bruno')), new Map([['ala', 0]]))?.body(means)).toEqual({
      kind: 'host',
      owner: 'bruno',
    });
    const table = playing();
    expect(plan(table, new Map([['ala', 0]]))).toBeDefined();
  });
});

test('the first of several plans is taken', () => {
  const away = new Map([
    ['ala', 0],
    [ownerToAct, 1000],
  ]);
  expect(plan(game, away)?.at).toBe(ownerToAct === 'ala' ? 12_000 : 13_000);
});

describe('how long machines wait', () => {
  const bots = tableAfter(open(), started);
  const now = playOf(bots).askedAt[0] ?? 0;

  test('at the pace of a table, long enough for the eye to follow each move and not so long that people get bored', () => {
    const waits = Array.from({ length: 100 }, () => (nextPlan(bots, nobodyAway, humanDelays, now)?.at ?? 0) - now);
    expect(Math.min(...waits)).toBeGreaterThan(500);
    expect(Math.max(...waits)).toBeLessThan(3000);
  });

  test('noDelays, not at all: a bot moves at once', () => {
    expect(nextPlan(bots, nobodyAway, noDelays, now)?.at).toBe(now);
  });

  test('noDelays, not at all: a person who leaves is replaced immediately, also as host', () => {
    const away = nextPlan(game, new Map([[ownerToAct, now]]), noDelays, now);
    expect([away?.at, away?.body(means)]).toEqual([now, { kind: 'stood-in', seat: active }]);
    const lobby = tableAfter(open(), sat(0, 'ala'), sat(1, 'bruno'));
    const hostless = nextPlan(lobby, new Map([['ala', now]]), noDelays, now);
    expect([hostless?.at, hostless?.body(means)]).toEqual([now, { kind: 'host', owner: 'bruno' }]);
  });
});

describe('a vote', () => {
  test('lapses when its time is up, and the first of two lapses first', () => {
    const ending = after(game, { kind: 'end-asked', seat: 0, asked: [0, 1] }, 1000);
    const both = after(ending, { kind: 'asked-in', seat: 2, owner: 'dawid', asked: [0] }, 500);
    const lapse = plan(after(both, { kind: 'paused', paused: true }));
    expect([lapse?.at, lapse?.body(means)]).toEqual([60_500, { kind: 'lapsed', vote: 'newcomer' }]);
  });

  test('on taking up a game lapses, too', () => {
    const ended = after(game, { kind: 'end-asked', seat: 0, asked: [0] }, 1000);
    const lapse = plan(after(ended, { kind: 'resume-asked', seat: 0, asked: [0, 1] }, 2000));
    expect([lapse?.at, lapse?.body(means)]).toEqual([62_000, { kind: 'lapsed', vote: 'resume' }]);
  });
});
