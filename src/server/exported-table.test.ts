import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { printable } from './command-line.ts';
import { exportedTable, readExportedTable } from './exported-table.ts';
import { openSqlite } from './store/sqlite/sqlite.ts';
import type { WholeTable } from './store/store.ts';
import { listedTable, wholeTable } from './store/whole-table.ts';
import { noDelays } from '../room/machines.ts';
import { isAsked, later, moveOf, nextNumber, RegistryHarness, start, stopTime } from '../room/testing/harness.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

let text = '';
let code = '';

/** A table at which one game was finished and is shared, and another one is played. */
beforeAll(async () => {
  stopTime();
  const store = openSqlite(':memory:');
  const harness = await new RegistryHarness({ store, delays: noDelays }).open(['Żaneta'], { seats: 4 });
  ({ code } = harness.table);
  const page = harness.enter('Żaneta');
  await start(harness, page);
  await harness.says(page, { do: 'leave', n: nextNumber() });
  while (page.drawn?.table.stage === 'playing') await later(1);
  await start(harness, page);
  // Whoever begins is up to chance, and only entries since the last start may not be missing.
  const begun = harness.table.seq;
  while (harness.table.seq < begun + 2) await (isAsked(page) ? harness.says(page, moveOf(page)) : later(1));
  const [person] = (await store.load(code))?.people ?? [];
  const shared = { id: 'i'.repeat(22), code, number: 1, owner: person?.owner ?? '', sharedAt: 1, picture: null };
  await store.share({ ...shared, names: ['Żaneta', 'Lefty', 'Dutch', ''] });
  const listed = await listedTable(store, code);
  const whole = listed && (await wholeTable(store, listed));
  if (whole) text = exportedTable(whole);
  vi.useRealTimers();
});

test('a table is read back as it was written', () => {
  const table = readExportedTable(text);
  expect(exportedTable(table)).toBe(text);
  expect(table.people.map(({ name }) => name)).toContain('Żaneta');
  expect([table.games.length, table.shares?.length]).toEqual([1, 1]);
  expect(text).not.toMatch(/[^\x20-\x7e]/);
});

test('a table is found by its code, without a look at any other', async () => {
  const store = openSqlite(':memory:');
  const table = readExportedTable(text);
  await store.restore(table);
  const list = vi.spyOn(store, 'list');
  const { seq, usedAt } = table;
  expect(await listedTable(store, code)).toEqual({ code, seq, usedAt });
  expect(await listedTable(store, 'NOBODY')).toBeUndefined();
  expect(list).not.toHaveBeenCalled();
});

/** Clears a terminal. */
const escape = '\u001b[2J';

const wrong: readonly (readonly [string, (table: WholeTable) => object])[] = [
  ['another format', () => ({ format: 'hideout-table/9' })],
  ['a code that is a path', () => ({ code: '../../x' })],
  ['a code with a blank', () => ({ code: 'AB CDE' })],
  ['a code with an escape', () => ({ code: `${escape}AB` })],
  ['no entries', () => ({ entries: [] })],
  ['a number that is none', () => ({ seq: 1.5 })],
  ['a time that no clock shows', () => ({ usedAt: 9e15 })],
  ['another last entry', ({ seq }) => ({ seq: seq + 1 })],
  ['a fold that begins nowhere', ({ seq }) => ({ foldFrom: seq + 1 })],
  ['a missing entry', ({ entries }) => ({ entries: entries.filter((_, index) => index !== entries.length - 2) })],
  ['an entry twice', ({ entries }) => ({ entries: [...entries.slice(0, 1), ...entries] })],
  ['entries that are no JSON', ({ entries }) => ({ entries: entries.map((entry) => ({ ...entry, body: escape })) })],
  [
    'entries of no kind',
    ({ entries }) => ({ entries: entries.map((entry) => ({ ...entry, body: `{"kind":"${escape}"}` })) }),
  ],
  ['a name with an escape', ({ people }) => ({ people: people.map((person) => ({ ...person, name: `${escape}A` })) })],
  ['an owner that is no hash', ({ people }) => ({ people: people.map((person) => ({ ...person, owner: 'Ala' })) })],
  ['a figure that nobody drew', ({ people }) => ({ people: people.map((person) => ({ ...person, figure: '../x' })) })],
  ['a game that is a path', ({ games }) => ({ games: games.map((game) => ({ ...game, game: '../x' })) })],
  [
    'an option with an object',
    ({ games }) => ({ games: games.map((game) => ({ ...game, options: { [escape]: {} } })) }),
  ],
  [
    'a game that ends after the log',
    ({ games, seq }) => ({ games: games.map((game) => ({ ...game, last: seq + 1 })) }),
  ],
  ['the same game twice', ({ games }) => ({ games: [...games, ...games] })],
  [
    'a shared game of another table',
    ({ shares }) => ({ shares: shares?.map((each) => ({ ...each, code: 'AAAAAA' })) }),
  ],
  ['a shared game with a page', ({ shares }) => ({ shares: shares?.map((each) => ({ ...each, picture: 'PGI+' })) })],
];

/** Why the text is refused. */
function whyNot(given: string): string {
  try {
    readExportedTable(given);
    return 'It was read.';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a file is refused in one sentence that repeats none of its values', () => {
  test.each(wrong)('with %s', (_, change) => {
    const table = readExportedTable(text);
    const sentence = whyNot(exportedTable({ ...table, ...change(table) }));
    expect(sentence).toMatch(/^(It is not an exported table of Hideout|The exported table is damaged): .+\.$/);
    expect(printable(sentence)).not.toContain('\u001b');
  });

  test.each(['', '{', '[]', 'null', `{"${escape}`])('%j', (given) => {
    expect(whyNot(given)).toMatch(/^It is not an exported table of Hideout: (its form|format) is wrong\.$/);
  });
});
