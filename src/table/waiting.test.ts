import { describe, expect, test } from 'vitest';
import { games, after, open, overTable, personOf, sat, seed, tableAfter, verdictOn } from './testing/table.ts';
import type { LogEntry } from './entries.ts';
import { lobbyOf, withLobby } from './lobby.ts';
import { arranged, beginning } from './next-game.ts';
import { readEntry } from './read-entry.ts';
import { ownScene } from './scene.ts';
import { emptySeat, type TableState } from './state.ts';
import { tableInView } from './table-in-view.ts';

/* People without a seat who want one in the next game: who gets which seat, and what the host can do about it. */

const n = 1;
const here = () => true;
const afterAll = (table: TableState, ...entries: readonly LogEntry[]) =>
  entries.reduce((each, entry) => after(each, entry), table);
const waits = (...owners: readonly string[]) =>
  owners.map((owner): LogEntry => ({ kind: 'waits', owner, waits: true }));
const owners = ({ seats }: Pick<TableState, 'seats'>) => seats.map(({ owner }) => owner);

/** Ala, Bruno and Celina have finished a game; six people can play it. */
const over = overTable();
const strangers = ['eve', 'fred', 'gus', 'hank'];
const queue = afterAll(over, ...waits(...strangers));

/** The same, with bots on the seats that strangers could get, and all six seats in use. */
const full = {
  ...queue,
  seats: [...over.seats, ...['dora', 'emil', 'fela'].map((owner) => ({ ...emptySeat, owner }))],
};
const people = new Map([...strangers, 'ala', 'bruno', 'dora'].map((owner, index) => [owner, personOf(owner, index)]));
const figureOf = (owner: string) => people.get(owner)?.figure ?? 'cap';

describe('somebody who only waits', () => {
  test('gets an empty seat or that of a bot', () => {
    const withBot = { ...queue, seats: [...queue.seats, { ...emptySeat, bot: 'regular' as const }] };
    for (const table of [queue, withBot]) {
      const { seats, waiting } = beginning(table, seed, here);
      expect([owners({ seats }).slice(0, 3), waiting]).toEqual([['ala', 'bruno', 'celina'], ['hank']]);
    }
  });

  test('gets the seat of somebody who is away', () => {
    const { seats, waiting } = beginning(full, seed, (owner) => owner !== 'bruno');
    expect([owners({ seats }), waiting]).toEqual([
      ['ala', 'eve', 'celina', 'dora', 'emil', 'fela'],
      ['fred', 'gus', 'hank', 'bruno'],
    ]);
  });

  test('gets no seat of a person who is here', () => {
    const { seats, waiting } = beginning(full, seed, here);
    expect([owners({ seats }), waiting]).toEqual([owners(full), strangers]);
  });

  test('takes turns with the others after a finished game', () => {
    const table = afterAll({ ...full, waiting: [], seats: full.seats.slice(1) }, ...waits('eve', 'ala'));
    const seated = { ...table, seats: [...table.seats, { ...emptySeat, owner: 'gina' }] };
    expect(owners(beginning(seated, seed, here))).toContain('ala');
    expect(owners(beginning(seated, seed, here))).not.toContain('eve');
  });
});

test('people who lose their seats to a game with fewer of them come first in the next one', () => {
  const eight = ['ala', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const cash = tableAfter(
    open({ game: 'cash-n-guns', seats: 8, options: {} }),
    ...eight.map((owner, seat) => sat(seat, owner)),
  );
  const boss = games['the-boss'];
  if (!boss) throw new Error('There is no such game.');
  const chosen = after(cash, { kind: 'chosen', ...arranged(cash, boss, here) });
  const entry = withLobby({ kind: 'started', seed, rules: boss.rules }, chosen);
  for (const begun of [after(chosen, entry), tableAfter(readEntry(JSON.stringify(entry)))]) {
    const finished = { ...begun, finished: 1, stage: 'over' as const, play: null };
    expect(owners(beginning(finished, seed, here)).toSorted()).toEqual(['e', 'f', 'g', 'h']);
  }
});

describe('the host', () => {
  const first = (owner: string, yes = true) => ({ do: 'let-first', n, figure: figureOf(owner), first: yes }) as const;
  const off = (owner: string) => ({ do: 'send-off', n, figure: figureOf(owner) }) as const;
  const letFirst = (owner: string, yes = true): LogEntry => ({ kind: 'let-first', owner, first: yes });
  const sentOff = (owner: string): LogEntry => ({ kind: 'sent-off', owner });

  test('can let somebody in first, and take that back', () => {
    expect(verdictOn(full, 'ala', first('fred'), { people })).toEqual({ body: letFirst('fred') });
    expect(verdictOn(full, 'bruno', first('fred'), { people })).toEqual({ problem: 'not-host' });
    expect(verdictOn(full, 'ala', first('bruno'), { people })).toEqual({ problem: 'not-now' });
    const table = after(full, letFirst('fred'));
    expect(verdictOn(table, 'ala', first('fred'), { people })).toEqual({ problem: 'not-now' });
    expect(owners(beginning(table, seed, here))).toContain('fred');
    expect(owners(beginning(table, seed, here))).not.toContain('eve');
    expect(owners(beginning(after(table, letFirst('fred', false)), seed, here))).not.toContain('fred');
  });

  test('does so once: whoever stops waiting or gets a seat waits like everybody else the next time', () => {
    const table = after(full, letFirst('fred'));
    const again = afterAll(table, { kind: 'waits', owner: 'fred', waits: false }, ...waits('fred'));
    expect(owners(beginning(again, seed, here))).not.toContain('fred');
    expect(after(queue, letFirst('eve')).letFirst).toEqual(['eve']);
    expect(after(after(queue, letFirst('eve')), sat(1, 'eve')).letFirst).toEqual([]);
    expect(after(table, beginning(table, seed, here)).letFirst).not.toContain('fred');
  });

  test('can turn somebody away until the next game has begun', () => {
    expect(verdictOn(full, 'ala', off('eve'), { people })).toEqual({ body: sentOff('eve') });
    expect(verdictOn(full, 'bruno', off('eve'), { people })).toEqual({ problem: 'not-host' });
    const table = after(queue, sentOff('eve'));
    expect(table.waiting).toEqual(['fred', 'gus', 'hank']);
    const wait = { do: 'wait', n, name: 'Eve', figure: 'cap' } as const;
    const sit = { do: 'sit', n, seat: 3, name: 'Eve', figure: 'cap' } as const;
    const free = { ...table, seats: [...table.seats, emptySeat] };
    for (const command of [wait, sit]) expect(verdictOn(free, 'eve', command)).toEqual({ problem: 'sent-off' });
    const lobby = after(free, { kind: 'end', seat: 0, agree: true });
    expect(verdictOn(lobby, 'eve', sit)).toEqual({ problem: 'sent-off' });
    const next = after(free, beginning(free, seed, here));
    expect(verdictOn(next, 'eve', wait)).toHaveProperty('body');
  });

  test('and not even for a bot’s seat in the running game', () => {
    const playing = afterAll(
      over,
      beginning({ ...over, seats: [...over.seats, emptySeat] }, seed, here),
      ...waits('eve'),
    );
    const table = after(playing, sentOff('eve'));
    const ask = { do: 'ask-in', n, seat: 3, name: 'Eve', figure: 'cap' } as const;
    expect(verdictOn(playing, 'eve', ask)).toHaveProperty('body');
    expect(verdictOn(table, 'eve', ask)).toEqual({ problem: 'sent-off' });
  });

  test('an heir turns away nobody to whom the table belongs', () => {
    const table = afterAll(
      full,
      { kind: 'host', owner: 'bruno' },
      { kind: 'left', seat: 0, by: 'self' },
      ...waits('ala'),
    );
    expect(verdictOn(table, 'bruno', off('ala'), { people })).toEqual({ problem: 'only-heir' });
  });

  test('cannot make a list of them grow without a bound', () => {
    let table = queue;
    for (let stranger = 0; stranger < 100; stranger++)
      table = afterAll(table, ...waits(`s${stranger}`), sentOff(`s${stranger}`));
    expect(table.sentOff).toHaveLength(50);
    expect(table.sentOff).toContain('s99');
  });
});

test('everybody sees who waits and when they get a seat; who was turned away sees that', () => {
  const table = afterAll(
    { ...queue, waiting: [...strangers.slice(0, 2), 'bruno'], seats: [...over.seats.slice(0, 1)] },
    { kind: 'let-first', owner: 'fred', first: true },
    { kind: 'sent-off', owner: 'gus' },
  );
  const context = { code: 'ABCDEF', people, present: new Set<string>(), isOnScreen: () => false };
  expect(tableInView(table, context).waiting).toEqual([
    { name: 'eve', figure: figureOf('eve'), comes: 'if-free', keeper: false },
    { name: 'fred', figure: figureOf('fred'), comes: 'first', keeper: false },
    { name: 'bruno', figure: figureOf('bruno'), comes: 'in-turn', keeper: false },
  ]);
  expect([ownScene(table, 'gus').you.sentOff, ownScene(table, 'eve').you.sentOff]).toEqual([true, false]);
});

test('entries about people who wait are read back as they were written, and wrong ones are not', () => {
  const entries: readonly LogEntry[] = [
    { kind: 'let-first', owner: 'eve', first: true },
    { kind: 'sent-off', owner: 'eve' },
    { ...beginning(full, seed, here), lobby: lobbyOf(full) },
  ];
  for (const entry of entries) {
    expect(readEntry(JSON.stringify(entry))).toEqual(entry);
    for (const field of Object.keys(entry).filter((each) => each !== 'lobby')) {
      expect(() => readEntry(JSON.stringify({ ...entry, [field]: [{}] }))).toThrow();
    }
  }
});
