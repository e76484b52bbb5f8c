import { describe, expect, test } from 'vitest';
import { scaled } from '../testing/scale.ts';
import { Evening } from './testing/evening.ts';
import { after, firstMove, games, open, overTable, playing, sat, seed, started, tableAfter } from './testing/table.ts';
import type { LogEntry } from './entries.ts';
import { fold } from './fold.ts';
import { lobbyOf, withLobby } from './lobby.ts';
import { nextEntry } from '../room/next-entry.ts';
import { beginning } from './next-game.ts';
import { seatOf, type TableState } from './state.ts';

/** An entry as the store returns it; the beginning of a game contains its lobby. */
const stored = (entry: LogEntry, before: TableState): LogEntry =>
  JSON.parse(JSON.stringify(withLobby(entry, before))) as LogEntry;

test('a fold that begins where the last game began makes the same table as one from the first entry', () => {
  let beginnings = 0;
  for (let number = 0; number < scaled({ quick: 20, normal: 100, long: 2000 }); number++) {
    let short: TableState | undefined;
    const evening = new Evening(number, (entry, before, { table }) => {
      const isBeginning = 'seed' in entry;
      if (isBeginning) beginnings += 1;
      if (isBeginning || short) short = fold(games, isBeginning ? undefined : short, stored(entry, before), table);
      if (isBeginning) expect(short).toEqual(table);
    });
    for (let step = 0; step < 400; step++) evening.step();
    if (short) expect(short).toEqual(evening.table);
  }
  expect(beginnings).toBeGreaterThan(scaled({ quick: 30, normal: 150, long: 3000 }));
});

describe('a fold begins', () => {
  const begun = (table: TableState, entry: LogEntry) => fold(games, undefined, entry, table);

  test('at a start, at the next game and at a rematch of earlier versions, in games of the catalogue too', () => {
    const lobby = tableAfter(open({ clock: 'brisk' }), sat(0, 'ala'), { kind: 'locked', locked: true });
    const over = after(overTable(), { kind: 'wished', seat: 0, game: 'the-boss' });
    for (const [before, body] of [
      [lobby, started],
      [over, beginning(over, seed, () => true)],
      [over, { kind: 'rematch', seed, rules: started.rules }],
    ] as const) {
      const entry = stored({ ...body, key: { owner: 'ala', n: 5 } }, before);
      const whole = after(before, entry);
      expect(begun(whole, entry)).toEqual(whole);
      expect(whole.stage).toBe('playing');
    }
  });

  test('at the next game of earlier versions, whose lobby repeated the game and the seats before it', () => {
    const over = after(overTable(), { kind: 'wished', seat: 0, game: 'the-boss' });
    const entry = { ...beginning(over, seed, () => true), lobby: lobbyOf(over) };
    const whole = after(over, entry);
    expect(begun(whole, entry)).toEqual(whole);
    expect(whole.game.id).toBe('the-boss');
  });

  test('at a game of other rules, which cannot be played here', () => {
    const before = tableAfter(open(), sat(0, 'ala'));
    const entry = stored({ ...started, rules: started.rules + 1 }, before);
    const whole = after(before, entry);
    expect(begun(whole, entry)).toEqual(whole);
    expect(whole.unplayable).toMatchObject({ rules: started.rules + 1, began: 3 });
  });

  test('nowhere else', () => {
    const before = playing();
    expect(() => begun(before, firstMove(before))).toThrow('A table begins with being opened');
    expect(() => begun(before, started)).toThrow('A table begins with being opened');
    const elsewhere = { ...started, lobby: { ...lobbyOf(before), game: 'chess' } };
    expect(() => begun(before, elsewhere)).toThrow('A table begins with being opened, for a game that exists');
  });
});

describe('the next entry', () => {
  const circumstances = { games, code: 'HJKLMN', key: undefined, person: undefined };
  const lobby = tableAfter(open(), sat(0, 'ala'));

  test('is no earlier than the one before it, whatever the clock says', () => {
    const { table, addition } = nextEntry(lobby, { kind: 'locked', locked: true }, { ...circumstances, now: 7 });
    expect([addition.at, table.at]).toEqual([lobby.at, lobby.at]);
    const later = nextEntry(lobby, { kind: 'locked', locked: true }, { ...circumstances, now: 9e9 });
    expect(later.addition.at).toBe(9e9);
  });

  test('of a game that begins carries the lobby, and the store is told', () => {
    const { addition } = nextEntry(lobby, started, { ...circumstances, now: 9e9 });
    expect(addition.isBeginning).toBe(true);
    expect(JSON.parse(addition.body)).toMatchObject({ kind: 'started', lobby: { host: 'ala', finished: 0 } });
  });

  test('of the next game says nothing twice', () => {
    const over = overTable();
    const { addition } = nextEntry(
      over,
      beginning(over, seed, () => true),
      { ...circumstances, now: 9e9 },
    );
    const { lobby: kept, ...listed } = JSON.parse(addition.body) as Record<string, object>;
    expect(Object.keys(kept ?? {}).filter((field) => field in listed)).toEqual([]);
    expect(kept).toMatchObject({ host: over.host, finished: over.finished });
  });

  test('of an ordinary move contains nothing else', () => {
    const before = playing();
    const { addition } = nextEntry(before, firstMove(before), { ...circumstances, now: 9e9 });
    expect(addition).toMatchObject({ person: undefined, isBeginning: false, games: undefined });
  });
});

test('devices of strangers are forgotten when a game begins, those of the people at the table are not', () => {
  let table = tableAfter(open(), { ...sat(0, 'ala'), key: { owner: 'ala', n: 1 } });
  for (let stranger = 0; stranger < 300; stranger++) {
    table = after(table, { kind: 'locked', locked: true, key: { owner: `stranger ${stranger}`, n: 1 } });
  }
  const begun = after(table, started).lastCommands.map(({ owner }) => owner);
  expect(begun).toHaveLength(51);
  expect([begun.includes('ala'), begun.includes('stranger 0'), begun.includes('stranger 299')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(seatOf(table, 'ala')).toBe(0);
});
