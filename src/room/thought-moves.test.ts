import { means } from '../table/testing/means.ts';
import { expect, test } from 'vitest';
import { chanceInSeries } from '../engine/chance/index.ts';
import { cashNGuns } from '../games/cash-n-guns/rules/index.ts';
import { answer, thinkingTime } from '../server/workers/thinking/question.ts';
import { thinkHere, type Thinkers } from '../server/workers/thinking/thinkers.ts';
import type { BotLevel } from '../protocol/scene.ts';
import type { Asking } from './machine-moves.ts';
import { questionFor, thoughtMove } from './thought-moves.ts';

/** A table at which a mastermind has to choose, with only what thinking needs. */
function tableWith(state: ReturnType<typeof cashNGuns.setup>, bot: BotLevel = 'mastermind'): Asking {
  return { play: { game: cashNGuns, state }, seats: Array.from({ length: 4 }, () => ({ bot })) };
}

const options = {
  rulebook: 'english',
  powers: true,
  leftovers: 'carry-over',
  lootOpen: false,
  firstGodfather: 'drawn',
} as const;
const start = () => cashNGuns.setup(4, options, chanceInSeries(1, 0));

test('a thread is told nothing but what the player may see, byte for byte', () => {
  const state = start();
  const seat = cashNGuns.toAct(state)[0] ?? 0;
  const view = { ...cashNGuns.publicView(state), ...cashNGuns.privateView(state, seat) };
  const other = cashNGuns.guess(view, chanceInSeries(2, 0));
  expect(other.piles).not.toEqual(state.piles);
  const bytes = (world: typeof state) => JSON.stringify({ ...questionFor(means, tableWith(world), seat), dice: '' });
  expect(bytes(other)).toBe(bytes(state));
  expect(Object.keys(questionFor(means, tableWith(state), seat) ?? {})).toEqual([
    'game',
    'level',
    'view',
    'moves',
    'dice',
    'milliseconds',
  ]);
});

test('what a thread says comes back as a legal move, and time is kept by its clock', () => {
  const question = questionFor(means, tableWith(start()), 0);
  if (!question) throw new Error('Nobody was asked.');
  let now = 0;
  const place = answer(question, {
    now: () => now++ * (thinkingTime['mastermind'] ?? 0),
    rest: () => undefined,
  });
  expect(question.moves[place]).toBeDefined();
});

test('[TH-6.4, CG-7.6] a thread is busy for the whole time with any number of moves, also if the bot knows at once', () => {
  const question = questionFor(means, tableWith(start()), 0);
  if (!question) throw new Error('Nobody was asked.');
  for (const moves of [question.moves.slice(0, 1), question.moves.slice(0, 2), question.moves]) {
    const clock = { now: 1000 };
    const rest = (milliseconds: number) => void (clock.now += milliseconds);
    answer({ ...question, moves }, { now: () => (clock.now += 50), rest });
    expect(clock.now).toBeGreaterThanOrEqual(1000 + question.milliseconds);
  }
});

test('where nobody has time to think, a regular answers', async () => {
  const busy: Thinkers = { ...thinkHere, choose: () => Promise.resolve(undefined) };
  const state = start();
  const move = await thoughtMove({ ...means, thinkers: busy }, tableWith(state), { seat: 0, figure: 'cap' });
  expect(cashNGuns.legalMoves(state, 0)).toContain(move);
});

test('levels that answer at once ask no thread', () => {
  expect(questionFor(means, tableWith(start(), 'regular'), 0)).toBeUndefined();
});
