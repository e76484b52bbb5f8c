import { expect, test } from 'vitest';
import { at } from '../engine/at.ts';
import { chanceInSeries, cloneChance } from '../engine/chance/index.ts';
import type { Game } from '../engine/game.ts';
import { viewOf } from '../engine/view.ts';
import { games } from './catalogue.ts';
import { scaled } from '../testing/scale.ts';
import type { Bot } from '../bots/bot.ts';
import { botFor } from './bots.ts';
import { positionsOf } from './testing/positions.ts';

/*
 * A bot is a function of what it may see. These tests redeal everything a player cannot see with `guess`; with the same
 * dice the bot must choose the same move, or it has remembered the other world.
 */

const positions = scaled({ quick: 12, normal: 30, long: 2000 });
const atFullBudget = scaled({ quick: 0, normal: 0, long: 100 });
const levels = ['rookie', 'regular', 'sharp', 'mastermind'];
const cases = Object.values(games).flatMap((game) => levels.map((level) => ({ game, level, id: game.id })));

function differences(game: Game, level: string, count: number, iterations: number | undefined): readonly string[] {
  const bot = botFor(game.id, level) as Bot;
  const found: string[] = [];
  let hidden = 0;
  let index = 0;
  for (const { state, seat, moves } of positionsOf(game, count)) {
    const chance = chanceInSeries(23, index++);
    const view = viewOf(game, state, seat);
    const other = game.guess(view, chance);
    if (JSON.stringify(other) !== JSON.stringify(state)) hidden += 1;
    const choose = (look: () => object) =>
      bot.choose(look, moves, cloneChance(chance), iterations === undefined ? undefined : { iterations });
    const chosen = choose(() => view);
    const elsewhere = choose(() => viewOf(game, other, seat));
    if (chosen !== elsewhere) found.push(`position ${index}: ${JSON.stringify([chosen, elsewhere])}`);
  }
  expect(hidden).toBeGreaterThanOrEqual(Math.min(1, count));
  return found;
}

test.each(cases)('$id: $level chooses the same whatever it cannot see', ({ game, level }) => {
  expect(differences(game, level, positions, 64)).toEqual([]);
  expect(differences(game, level, atFullBudget, undefined)).toEqual([]);
});

test('a bot that peeked would be found out', () => {
  const game = at(Object.values(games), 0);
  const seen = new Set<string>();
  for (const { state, seat } of positionsOf(game, 20)) {
    const other = game.guess(viewOf(game, state, seat), chanceInSeries(24, 0));
    seen.add(String(JSON.stringify(other) === JSON.stringify(state)));
    expect(viewOf(game, other, seat)).toEqual(viewOf(game, state, seat));
  }
  expect(seen.has('false')).toBe(true);
});
