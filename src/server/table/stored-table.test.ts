import { describe, expect, test } from 'vitest';
import type { StoredEntry, StoredTable } from '../store/store.ts';
import { firstMove, games, open, playing, sat, seed, started, tableAfter } from '../testing/table.ts';
import type { LogEntry } from './entries.ts';
import { tableFrom, Unreadable } from './stored-table.ts';

const key = { owner: 'ala', n: 7 };
const log: readonly LogEntry[] = [open(), sat(0, 'ala'), sat(1, 'bruno'), sat(2, 'celina'), { ...started, key }];

const stored = (bodies: readonly string[]): StoredTable => ({
  code: 'HJKLMN',
  entries: bodies.map((body, index): StoredEntry => ({ seq: index + 1, at: 1000 * (index + 1), body })),
  people: [],
});
const read = (bodies: readonly string[]) => tableFrom(games, stored(bodies));
const bodies = log.map((entry) => JSON.stringify(entry));

test('a stored log makes the table that it made when it was written', () => {
  expect(read(bodies)).toEqual(tableAfter(...log));
});

/** One of each kind, as a server writes them. */
const everyKind: readonly LogEntry[] = [
  { kind: 'left', seat: 1, by: 'self' },
  { kind: 'bot', seat: 1, level: null },
  { kind: 'bot', seat: 1, level: 'random' },
  { kind: 'set', options: { reshuffleDiscards: true }, clock: 'brisk' },
  { kind: 'seats', count: 5 },
  { kind: 'swapped', seat: 0, with: 2 },
  { kind: 'host', owner: 'bruno' },
  { kind: 'locked', locked: true },
  { kind: 'paused', paused: true },
  { ...firstMove(playing()), key },
  { kind: 'stood-in', seat: 1 },
  { kind: 'back', seat: 1 },
  { kind: 'asked-in', seat: 1, owner: 'dawid' },
  { kind: 'let-in', seat: 1 },
  { kind: 'turned-away' },
  { kind: 'carried', owner: 'ala', to: 'ewa' },
  { kind: 'end', seat: 0, agree: true },
  { kind: 'rematch', seed, rules: started.rules },
];

test.each(everyKind)('$kind is read back as it was written', (entry) => {
  expect(read([...bodies, JSON.stringify(entry)])).toEqual(tableAfter(...log, entry));
});

test('the clock that decides is read back too', () => {
  const pennies = [open({ game: 'pennies' }), sat(0, 'ala'), started];
  const late: LogEntry = { kind: 'moved', seat: 1, decision: 1, move: 'late', by: 'clock' };
  expect(read([...pennies, late].map((entry) => JSON.stringify(entry)))).toEqual(tableAfter(...pennies, late));
});

describe('an entry that cannot be read names its table and its number', () => {
  const damaged = (...wrong: readonly unknown[]) =>
    wrong.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));

  test.each(
    damaged(
      '',
      '{"kind":"sat","seat":0,"ow',
      'null',
      '[]',
      '"sat"',
      {},
      { kind: 'danced', seat: 1 },
      { kind: 'toString' },
      { kind: '__proto__' },
      { kind: 'sat', seat: 0 },
      { kind: 'sat', seat: '0', owner: 'ala' },
      { kind: 'sat', seat: 8, owner: 'ala' },
      { kind: 'sat', seat: -1, owner: 'ala' },
      { kind: 'sat', seat: 0.5, owner: 'ala' },
      { kind: 'left', seat: 0, by: 'nobody' },
      { kind: 'bot', seat: 0, level: 'genius' },
      { kind: 'set', options: [], clock: 'none' },
      { kind: 'set', options: { reshuffleDiscards: {} }, clock: 'none' },
      { kind: 'set', options: {}, clock: 'sundial' },
      { kind: 'seats', count: 1e9 },
      { kind: 'locked', locked: 1 },
      { kind: 'started', seed: 7, rules: 1 },
      { kind: 'started', seed, rules: '1' },
      { kind: 'moved', seat: 0, decision: 1, move: null, by: 'person' },
      { kind: 'moved', seat: 0, decision: 1, move: 'early', by: 'person' },
      { kind: 'moved', seat: 0, decision: 1, move: {}, by: 'person' },
      { kind: 'moved', seat: 0, decision: 1, move: { kind: 'pass' }, by: 'ghost' },
      { kind: 'back', seat: 1, key: { owner: 'ala' } },
      { kind: 'back', seat: 1, key: null },
    ),
  )('%s', (body) => {
    expect(() => read([...bodies, body])).toThrow(Unreadable);
    expect(() => read([...bodies, body])).toThrow(/^Entry 6 of table HJKLMN /);
  });

  test('also when only the table shows that it is wrong', () => {
    const move = JSON.stringify(firstMove(playing()));
    expect(() => read([...bodies.slice(0, 2), move])).toThrow('Entry 3 of table HJKLMN cannot be read: A move without');
    expect(() => read([JSON.stringify(open({ game: 'chess' }))])).toThrow('Entry 1 of table HJKLMN');
    expect(() => read(bodies.slice(1))).toThrow('Entry 1 of table HJKLMN');
  });

  test('and says nothing about what it holds', () => {
    const secret = `${JSON.stringify({ kind: 'started', seed, rules: 1 }).slice(0, -1)},`;
    const said = (body: string) => {
      try {
        read([...bodies, body]);
      } catch (error) {
        return error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
      }
      return '';
    };
    for (const body of [secret, JSON.stringify({ kind: 'started', seed: [seed], rules: 1 })]) {
      expect(said(body)).toMatch(/^Entry 6 /);
      expect(said(body)).not.toContain(seed.slice(0, 4));
    }
  });
});
