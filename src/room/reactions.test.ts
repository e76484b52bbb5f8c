import { means } from '../table/testing/means.ts';
import { expect, test } from 'vitest';
import { bots } from '../games/bots.ts';
import { games } from '../games/catalogue.ts';
import { figures, type Figure } from '../protocol/scene.ts';
import { after, open, playOf, sat, started, tableAfter } from '../table/testing/table.ts';
import { botMove } from './machine-moves.ts';
import { movedBy } from '../table/moved-by.ts';
import { reactionTo } from './reactions.ts';
import type { TableState } from '../table/state.ts';

const figureAt = (seat: number): Figure => figures[seat] ?? 'cap';

/** What bots say in a game of Thieves! with a person on seat 0. */
function* said(
  number = 1,
): Generator<{ readonly before: TableState; readonly now: TableState; readonly seat: number }> {
  let table = tableAfter(open({ seats: 4 }), sat(0, 'ala'), {
    ...started,
    seed: `${number}`.repeat(64),
  });
  while (table.stage === 'playing') {
    const { game, state } = playOf(table);
    const seat = game.toAct(state)[0] ?? 0;
    const move = botMove(means, table, { seat, level: 'regular' });
    if (!move) throw new Error('Nobody moves.');
    const before = table;
    table = after(table, movedBy(playOf(table), seat, move, 'bot'));
    const reaction = reactionTo(before, table, figureAt);
    if (reaction) yield { before, now: table, seat: reaction.seat };
  }
}

test('bots say something when they are hit or win, and people say nothing by themselves', () => {
  const all = Array.from({ length: 8 }, (_, number) => [...said(number)]).flat();
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(({ seat }) => seat === 0)).toEqual([]);
});

test('what they say follows from what everybody hears', () => {
  for (const { before, now, seat } of said()) {
    const play = playOf(now);
    const latest = play.latest && {
      ...play.latest,
      told: play.latest.told.map((one) => ({ ...one, event: one.others })),
    };
    const open = { ...now, play: { ...play, latest } } as TableState;
    expect(reactionTo(before, open, figureAt)?.seat).toBe(seat);
  }
});

test('nothing is said about a resumed game', () => {
  const table = tableAfter(open({ seats: 4 }), sat(0, 'ala'), started);
  expect(reactionTo({ ...table, play: null }, table, figureAt)).toBeUndefined();
});

test('every figure has a character in every game', () => {
  for (const id of Object.keys(games)) {
    for (const figure of figures) expect(bots[id]?.characters[figure]?.().name).toBe('regular');
  }
});
