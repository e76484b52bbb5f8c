import { describe, expect, test } from 'vitest';
import { after, firstMove, games, open, overTable, personOf, sat, seed, started, tableAfter } from './testing/table.ts';
import type { LogEntry } from './entries.ts';
import { eveningInView } from './evening-in-view.ts';
import { afterGame, noGames, renamedInEvening, type Evening } from './evening.ts';
import { fold } from './fold.ts';
import { nextEntry } from '../room/next-entry.ts';
import { beginning } from './next-game.ts';
import { emptySeat, type TableState } from './state.ts';

const bot = null;
const trio = ['ala', 'bruno', 'celina'];

/** An evening with these games: who sat where, and which seats won. */
const evening = (
  ...outcomes: readonly { owners?: readonly (string | null)[]; winners: readonly number[]; game?: string }[]
) =>
  outcomes.reduce<Evening>(
    (before, { owners = trio, winners, game = 'thieves' }, index) =>
      afterGame(before, { began: index + 1, game, owners, winners }),
    noGames,
  );
const tallyOf = ({ standings }: Evening, owner: string | null) =>
  standings.find((standing) => standing.owner === owner)?.tallies;

describe('wins', () => {
  test('are counted for each game by itself', () => {
    const both = evening({ winners: [0] }, { winners: [0] }, { winners: [1], game: 'the-boss' });
    expect(tallyOf(both, 'ala')).toEqual([
      { game: 'thieves', games: 2, wins: 2, shared: 0 },
      { game: 'the-boss', games: 1, wins: 0, shared: 0 },
    ]);
  });

  test('that are shared are wins of everybody who shares them, and said to be shared', () => {
    const shared = evening({ winners: [0, 2] });
    const win = [{ game: 'thieves', games: 1, wins: 1, shared: 1 }];
    expect([tallyOf(shared, 'ala'), tallyOf(shared, 'celina')]).toEqual([win, win]);
    expect(tallyOf(shared, 'bruno')).toMatchObject([{ wins: 0, shared: 0 }]);
  });

  test('may be nobody’s', () => {
    expect(evening({ winners: [] }).played).toMatchObject([{ winners: [] }]);
  });

  test('of bots are one line: several bots play one game and win once', () => {
    const owners = ['ala', bot, bot];
    const twoBots = evening({ owners, winners: [1, 2] }, { owners, winners: [0, 1] });
    expect(tallyOf(twoBots, null)).toEqual([{ game: 'thieves', games: 2, wins: 2, shared: 1 }]);
    expect(twoBots.played.map(({ winners }) => winners)).toEqual([[null], ['ala', null]]);
  });

  test('of somebody who left stay, and so do those of somebody who moves to another device', () => {
    const left = evening({ winners: [1] }, { owners: ['ala', bot, 'celina'], winners: [0] });
    expect(tallyOf(left, 'bruno')).toEqual([{ game: 'thieves', games: 1, wins: 1, shared: 0 }]);
    const carried = renamedInEvening(left, 'bruno', 'phone');
    expect(tallyOf(carried, 'phone')).toEqual(tallyOf(left, 'bruno'));
    expect(carried.played[0]?.winners).toEqual(['phone']);
  });
});

test('an evening stays small, and those who play now keep their lines', () => {
  let long = noGames;
  for (let began = 1; began <= 200; began++) {
    const owners = ['ala', ...Array.from({ length: 7 }, (_, seat) => `guest ${began} ${seat}`)];
    long = afterGame(long, { began, game: 'cash-n-guns', owners, winners: [began % 8] });
  }
  expect(tallyOf(long, 'ala')).toMatchObject([{ games: 200, wins: 25 }]);
  expect(tallyOf(long, 'guest 200 6')).toBeDefined();
  expect([long.standings.length, long.played.length]).toEqual([16, 10]);
  expect(long.played.map(({ began }) => began).toSorted()).toEqual(Array.from({ length: 10 }, (_, nth) => 191 + nth));
  expect(JSON.stringify(long).length).toBeLessThan(8000);
});

/** Plays on to the end of a game. */
function finished(table: TableState, see: (entry: LogEntry) => void = () => undefined): TableState {
  let now = table;
  while (now.stage === 'playing') {
    const move = firstMove(now);
    see(move);
    now = after(now, move);
  }
  return now;
}

describe('at a table', () => {
  test('a fold that begins at the last game knows all games before it', () => {
    const over = overTable();
    const { entry, table } = nextEntry(
      over,
      beginning(over, seed, () => true),
      { games, code: 'HJKLMN', now: over.at, key: undefined, person: undefined },
    );
    const log = [JSON.parse(JSON.stringify(entry)) as LogEntry];
    const whole = finished(table, (move) => log.push(move));
    const short = log.reduce<TableState | undefined>(
      (before, each) => fold(games, before, each, { seq: (before?.seq ?? over.seq) + 1, at: 0 }),
      undefined,
    );
    expect(short?.evening).toEqual(whole.evening);
    expect(whole.evening.played.map(({ began }) => began)).toEqual([over.since, whole.since]);
  });

  test('the lobby of an earlier version has no evening, and one begins', () => {
    const lobby = { game: 'thieves', options: {}, clock: 'none', locked: false, finished: 7, host: 'ala' } as const;
    const entry: LogEntry = {
      ...started,
      lobby: { ...lobby, seats: trio.map((owner) => ({ ...emptySeat, owner })), lastCommands: [] },
    };
    expect(fold(games, undefined, entry, { seq: 90, at: 0 })).toMatchObject({ finished: 7, evening: noGames });
  });

  test('a game that ended by agreement counts for nobody', () => {
    const table = tableAfter(open(), sat(0, 'ala'), started, { kind: 'end-asked', seat: 0, asked: [0] });
    expect(table).toMatchObject({ stage: 'lobby', evening: noGames });
  });
});

describe('everybody sees', () => {
  const people = new Map(['ala', 'bruno', 'celina'].map((owner, index) => [owner, personOf(owner, index)]));
  const table = (won: Evening): TableState => ({ ...tableAfter(open(), sat(0, 'celina')), evening: won });

  test('nothing before the first game is over', () => {
    expect(eveningInView(table(noGames), people)).toBeNull();
  });

  test('everybody who has played, in the order of their first games', () => {
    const owners = ['ala', 'bruno', bot];
    const won = evening({ winners: [2, 1] }, { owners, winners: [0] }, { owners, winners: [] });
    const view = eveningInView(table(won), people);
    expect(view?.standings.map(({ name, wins, shared, games: played }) => [name, wins, shared, played])).toEqual([
      ['ala', 1, 0, 3],
      ['bruno', 1, 1, 3],
      ['celina', 1, 1, 1],
      ['', 0, 0, 2],
    ]);
    expect(view?.standings.map(({ seat }) => seat)).toEqual([null, null, 0, null]);
    expect(view?.played.map(({ winners }) => winners)).toEqual([[2, 1], [0], []]);
  });

  test('no line of somebody whose name is gone, and nothing that identifies a browser', () => {
    const won = evening({ owners: ['b3duZXI', 'ala'], winners: [0] });
    const view = eveningInView(table(won), people);
    expect(view?.standings.map(({ name }) => name)).toEqual(['ala']);
    expect(JSON.stringify(view)).not.toContain('b3duZXI');
  });
});
