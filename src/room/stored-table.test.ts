import { describe, expect, test } from 'vitest';
import type { NewlyEnded } from '../table/ended-game.ts';
import type { StoredEntry, StoredTable } from './log-store.ts';
import {
  after,
  firstMove,
  games,
  open,
  overTable,
  playing,
  sat,
  seed,
  started,
  tableAfter,
} from '../table/testing/table.ts';
import type { LogEntry } from '../table/entries.ts';
import { lobbyOf } from '../table/lobby.ts';
import { tableFrom, Unreadable } from './stored-table.ts';

const key = { owner: 'ala', n: 7 };
const log: readonly LogEntry[] = [open(), sat(0, 'ala'), sat(1, 'bruno'), sat(2, 'celina'), { ...started, key }];

/** A store with only this log, written before or after the index of games was introduced. */
function storeOf(bodies: readonly string[], isIndexed = true) {
  const table: StoredTable = { code: 'HJKLMN', seq: bodies.length, foldFrom: 1, isIndexed, people: [] };
  const indexed: NewlyEnded[] = [];
  const entries = async function* () {
    yield bodies.map((body, index): StoredEntry => ({ seq: index + 1, at: 1000 * (index + 1), body }));
  };
  return {
    table,
    indexed,
    entries,
    index: async (_: string, ended: readonly NewlyEnded[]) => void indexed.push(...ended),
  };
}
const read = (bodies: readonly string[]) => {
  const store = storeOf(bodies);
  return tableFrom(games, store, store.table);
};
const bodies = log.map((entry) => JSON.stringify(entry));

test('a stored log makes the table that it made when it was written', async () => {
  expect(await read(bodies)).toEqual(tableAfter(...log));
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
  { kind: 'asked-in', seat: 1, owner: 'dawid', asked: [0] },
  { kind: 'let-in', seat: 1 },
  { kind: 'turned-away' },
  { kind: 'carried', owner: 'ala', to: 'ewa' },
  { kind: 'end-asked', seat: 0, asked: [0, 1] },
  { kind: 'end', seat: 0, agree: true },
  { kind: 'resume-asked', seat: 0, asked: [0, 1] },
  { kind: 'resume', seat: 0, agree: false },
  { kind: 'gave-up', seat: 0 },
  { kind: 'settled' },
  { kind: 'lapsed', vote: 'newcomer' },
  { kind: 'rematch', seed, rules: started.rules },
  { kind: 'rematch', seed, rules: started.rules, lobby: lobbyOf(tableAfter(...log)) },
];

test.each(everyKind)('$kind is read back as it was written', async (entry) => {
  expect(await read([...bodies, JSON.stringify(entry)])).toEqual(tableAfter(...log, entry));
});

test('the clock that decides is read back too', async () => {
  const pennies = [open({ game: 'pennies' }), sat(0, 'ala'), started];
  const late: LogEntry = { kind: 'moved', seat: 1, decision: 1, move: 'late', by: 'clock' };
  expect(await read([...pennies, late].map((entry) => JSON.stringify(entry)))).toEqual(tableAfter(...pennies, late));
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
      { ...started, lobby: null },
      { ...started, lobby: { ...lobbyOf(tableAfter(...log)), host: 1 } },
      { ...started, lobby: { ...lobbyOf(tableAfter(...log)), seats: [{ owner: 7, bot: null, standIn: false }] } },
      { kind: 'rematch', seed, rules: 1, lobby: { ...lobbyOf(tableAfter(...log)), lastCommands: [{}] } },
      { kind: 'moved', seat: 0, decision: 1, move: null, by: 'person' },
      { kind: 'moved', seat: 0, decision: 1, move: 'early', by: 'person' },
      { kind: 'moved', seat: 0, decision: 1, move: {}, by: 'person' },
      { kind: 'moved', seat: 0, decision: 1, move: { kind: 'pass' }, by: 'ghost' },
      { kind: 'back', seat: 1, key: { owner: 'ala' } },
      { kind: 'back', seat: 1, key: null },
    ),
  )('%s', async (body) => {
    await expect(read([...bodies, body])).rejects.toThrow(Unreadable);
    await expect(read([...bodies, body])).rejects.toThrow(/^Entry 6 of table HJKLMN /);
  });

  test('also when only the table shows that it is wrong', async () => {
    const move = JSON.stringify(firstMove(playing()));
    await expect(read([...bodies.slice(0, 2), move])).rejects.toThrow('Entry 3 of table HJKLMN cannot be read: A move');
    await expect(read([JSON.stringify(open({ game: 'chess' }))])).rejects.toThrow('Entry 1 of table HJKLMN');
    await expect(read(bodies.slice(1))).rejects.toThrow('Entry 1 of table HJKLMN');
  });

  test('also one that is missing', async () => {
    const store = storeOf(bodies);
    const table = { ...store.table, seq: bodies.length + 1 };
    await expect(tableFrom(games, store, table)).rejects.toThrow(`The log of table HJKLMN has no entry ${table.seq}.`);
  });

  test('and says nothing about what it holds', async () => {
    const secret = `${JSON.stringify({ kind: 'started', seed, rules: 1 }).slice(0, -1)},`;
    const said = async (body: string) => {
      try {
        await read([...bodies, body]);
      } catch (error) {
        return error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
      }
      return '';
    };
    for (const body of [secret, JSON.stringify({ kind: 'started', seed: [seed], rules: 1 })]) {
      expect(await said(body)).toMatch(/^Entry 6 /);
      expect(await said(body)).not.toContain(seed.slice(0, 4));
    }
  });
});

test('somebody who asked for a seat before votes said whom they ask is let in by all people there', async () => {
  const kicked: LogEntry = { kind: 'left', seat: 2, by: 'host' };
  const former = [
    ...log,
    kicked,
    { kind: 'asked-in', seat: 2, owner: 'dawid' },
    { kind: 'let-in', seat: 0 },
    { kind: 'let-in', seat: 1 },
  ];
  const table = await read(former.map((entry) => JSON.stringify(entry)));
  expect(table.seats.map(({ owner }) => owner)).toEqual(['ala', 'bruno', 'dawid']);
});

describe('a log from before there was an index of games', () => {
  const gamesIn = async (entries: readonly LogEntry[]) => {
    const store = storeOf(
      entries.map((entry) => JSON.stringify(entry)),
      false,
    );
    await tableFrom(games, store, store.table);
    return store.indexed;
  };
  /** A whole game after its start. */
  const moves = () => {
    const entries: LogEntry[] = [];
    for (let table = playing(); table.stage === 'playing'; table = after(table, entries.at(-1) as LogEntry)) {
      entries.push(firstMove(table));
    }
    return entries;
  };

  test('has the games that were finished in it', async () => {
    const [beginning, rematch] = [log.slice(0, 4), { kind: 'rematch', seed, rules: started.rules } as const];
    const end = 5 + moves().length;
    const at = 1000 * end;
    const { options } = overTable();
    expect(await gamesIn([...beginning, started, ...moves(), rematch])).toEqual([
      {
        first: 5,
        last: end,
        game: 'thieves',
        rules: started.rules,
        seats: 3,
        options,
        how: 'finished',
        endedAt: at,
        readableFrom: at,
      },
    ]);
  });

  test('has a game of other rules that was replaced, with the entries before the next one', async () => {
    const other = { ...started, rules: started.rules + 1 };
    expect(await gamesIn([...log.slice(0, 4), other, firstMove(playing()), started])).toMatchObject([
      { first: 5, last: 6, rules: other.rules, how: 'given-up', readableFrom: 7000 },
    ]);
    expect(await gamesIn([...log.slice(0, 4), other, firstMove(playing())])).toEqual([]);
  });
});
