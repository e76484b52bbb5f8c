import { describe, expect, test } from 'vitest';
import { scaled } from '../testing/scale.ts';
import type { NewlyEnded } from './ended-game.ts';
import { Evening } from './testing/evening.ts';
import { after, firstMove, playing, started } from './testing/table.ts';
import { gameChanges, gamesAfter, isOpen } from './ended-games.ts';
import type { LogEntry } from './entries.ts';
import type { TableState } from './state.ts';

/** What the last of these entries means for the games of a table. */
function changesBy(table: TableState, ...entries: readonly LogEntry[]) {
  let [before, last] = [table, table];
  for (const entry of entries) [before, last] = [last, after(last, entry)];
  return gameChanges(before, last, last);
}

const ending: readonly LogEntry[] = [
  { kind: 'end-asked', seat: 0, asked: [0, 1] },
  { kind: 'end', seat: 1, agree: true },
];

describe('a game', () => {
  test('that goes on changes nothing', () => {
    expect(changesBy(playing(), firstMove(playing()))).toEqual([]);
  });

  test('that comes to its end is readable immediately', () => {
    let table = playing();
    let before = table;
    while (table.stage === 'playing') [before, table] = [table, after(table, firstMove(table))];
    const [change] = gameChanges(before, table, table);
    const dates = { first: 5, last: table.seq, endedAt: table.at, readableFrom: table.at };
    expect(change).toMatchObject({
      kind: 'ended',
      game: { ...dates, how: 'finished', seats: 3, rules: started.rules },
    });
  });

  test('that ends by agreement is not readable as long as it can be resumed', () => {
    const [change] = changesBy(playing(), ...ending);
    const day = 24 * 3600_000;
    expect(change).toMatchObject({
      kind: 'ended',
      game: { how: 'agreed', first: 5, endedAt: 7000, readableFrom: 7000 + day },
    });
  });

  test('that ended by agreement is settled when another one begins', () => {
    expect(changesBy(playing(), ...ending, started)).toEqual([{ kind: 'settled' }]);
  });

  test('that is resumed has not ended', () => {
    const resuming: readonly LogEntry[] = [
      { kind: 'resume-asked', seat: 0, asked: [0, 1] },
      { kind: 'resume', seat: 1, agree: true },
    ];
    expect(changesBy(playing(), ...ending, ...resuming)).toEqual([{ kind: 'resumed', first: 5 }]);
  });

  test('that everybody gave up is settled', () => {
    const givingUp = [0, 1, 2].map((seat): LogEntry => ({ kind: 'gave-up', seat }));
    expect(changesBy(playing(), ...ending, ...givingUp)).toEqual([{ kind: 'settled' }]);
  });

  test('whose time is over is settled by an entry', () => {
    expect(changesBy(playing(), ...ending, { kind: 'settled' })).toEqual([{ kind: 'settled' }]);
  });
});

test('no game is readable while it is played or can be resumed, whatever people do', () => {
  const seen = { agreed: 0, finished: 0, resumed: 0, settled: 0 };
  const early: NewlyEnded[] = [];
  for (let number = 0; number < scaled({ quick: 30, normal: 200, long: 2000 }); number++) {
    const changes: Parameters<typeof gamesAfter>[0][number][] = [];
    const evening = new Evening(number, (_entry, before, { table }) => {
      const { at } = table;
      for (const change of gameChanges(before, table, table)) {
        changes.push({ ...change, at });
        seen[change.kind === 'ended' ? (change.game.how as 'agreed') : change.kind] += 1;
      }
    });
    for (let step = 0; step < 400; step++) {
      evening.step();
      const { table, now } = evening;
      const isLater = table.resumable && now < table.resumable.until;
      const closed = [
        table.stage === 'playing' ? table.play?.began : undefined,
        isLater ? table.resumable?.play.began : undefined,
      ];
      // One assertion at the end, because a hundred thousand of them take longer than everything else.
      const open = gamesAfter(changes).filter((game) => isOpen(game, now));
      early.push(...open.filter(({ first }) => closed.includes(first)));
    }
    const firsts = gamesAfter(changes).map(firstOf);
    expect(new Set(firsts).size).toBe(firsts.length);
  }
  expect(early).toEqual([]);
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
});

const firstOf = ({ first }: NewlyEnded) => first;
