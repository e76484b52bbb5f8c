import { describe, expect, test } from 'vitest';
import type { Pace } from '../engine/game.ts';
import { clocks } from '../protocol/scene.ts';
import { after, games, open, overTable, playing, playOf, sat, started, tableAfter, turnOf } from './testing/table.ts';
import { dueAt, dueOf, sinceWaking } from './clock.ts';
import type { TableState } from './state.ts';

/** The same table, as if its game asked for another kind of decision. */
const withPace = (table: TableState, pace: Pace): TableState => ({
  ...table,
  play: { ...playOf(table), game: { ...playOf(table).game, pace: () => pace } },
});

const limits = (table: TableState) => {
  const { active } = turnOf(table);
  const since = playOf(table).askedAt[active] ?? 0;
  return [table, withPace(table, 'secret'), withPace(table, 'reaction'), withPace(table, 'count')].map((each) => {
    const due = dueOf(each, active);
    return due === undefined ? undefined : (due - since) / 1000;
  });
};

test.each([
  ['none', [undefined, undefined, 10, undefined]],
  ['relaxed', [90, 60, 15, 3 + 5]],
  ['brisk', [40, 25, 8, 3 + 3]],
  ['lightning', [15, 10, 5, 3 + 3]],
] as const)(
  '%s: seconds for a turn, a secret choice, a reaction, and a count for which one gets ready',
  (clock, seconds) => {
    expect(limits(playing({ clock }))).toEqual(seconds);
  },
);

describe('what is due', () => {
  const table = playing({ clock: 'brisk' });
  const { active } = turnOf(table);

  test('is the time of the first person who has to act', () => {
    expect(dueAt(table)).toBe((playOf(table).askedAt[active] ?? 0) + 40_000);
  });

  test('is nothing where a machine has to act', () => {
    expect(dueAt(after(table, { kind: 'stood-in', seat: active }))).toBeNull();
    expect(dueAt(after(table, { kind: 'left', seat: active, by: 'host' }))).toBeNull();
    expect(dueAt(tableAfter(open({ clock: 'brisk' }), started))).toBeNull();
  });

  test('is nothing while the game rests, before it and after it', () => {
    expect(dueAt(after(table, { kind: 'paused', paused: true }))).toBeNull();
    expect(dueAt(tableAfter(open({ clock: 'brisk' })))).toBeNull();
    expect(dueAt({ ...overTable(), clock: 'brisk' })).toBeNull();
  });

  test('of several simultaneous choices is the earliest', () => {
    const pennies = tableAfter(open({ game: 'pennies', clock: 'relaxed' }), sat(0, 'ala'), sat(1, 'bruno'), started);
    const later = { ...pennies, play: { ...playOf(pennies), askedAt: [9000, 5000, 0] } };
    expect(dueAt(later)).toBe(95_000);
  });
});

describe('after waking up', () => {
  const table = playing({ clock: 'brisk' });
  const { active } = turnOf(table);
  const asked = playOf(table).askedAt[active] ?? 0;

  test('a seat that was asked before counts as asked from then on', () => {
    expect(playOf(sinceWaking(table, 1e6)).askedAt).toEqual([1e6, 1e6, 1e6]);
    expect(dueAt(sinceWaking(table, 1e6))).toBe(1e6 + 40_000);
  });

  test('a seat that was asked later keeps its time, and the table stays the same object', () => {
    expect(sinceWaking(table, asked)).toBe(table);
    expect(sinceWaking(tableAfter(open()), 1e6)).toEqual(tableAfter(open()));
  });

  test('the time that somebody had used before a pause stays used', () => {
    const paused = after(table, { kind: 'paused', paused: true }, asked + 30_000);
    expect(dueAt(sinceWaking(paused, 1e6))).toBeNull();
    const goesOn = after(paused, { kind: 'paused', paused: false }, 2e6);
    expect(dueAt(sinceWaking(goesOn, 1e6))).toBe(2e6 + 10_000);
  });
});

test('every clock has a limit for reactions, or nobody could go on', () => {
  expect(Object.keys(games).length).toBeGreaterThan(1);
  for (const clock of clocks) expect(limits(playing({ clock }))[2]).toBeGreaterThan(0);
});
