import { expect, test } from 'vitest';
import { at } from '../../engine/at.ts';
import { chanceInSeries } from '../../engine/chance/index.ts';
import { viewOf } from '../../engine/view.ts';
import { games } from '../../games/catalogue.ts';
import type { Bot } from '../bot.ts';
import { botFor } from '../../games/bots.ts';
import { positionsOf } from '../../games/testing/positions.ts';

test.each(Object.values(games))('$id: a mastermind says why it chooses what it chooses', (game) => {
  const mastermind = botFor(game.id, 'mastermind') as Bot;
  const reasons = new Set<string>();
  for (const { state, seat, moves } of positionsOf(game, 30)) {
    const look = () => viewOf(game, state, seat);
    const budget = { iterations: 16 };
    const thought = mastermind.think?.(look, moves, chanceInSeries(3, 0), budget);
    expect(thought?.move).toBe(mastermind.choose(look, moves, chanceInSeries(3, 0), budget));
    const { why, tried = [] } = thought ?? {};
    reasons.add(why ?? '');
    if (tried.length === 0) continue;
    const best = Math.max(...tried.map(({ wins }) => wins));
    expect(at(tried, 0).wins).toBe(best);
    expect(thought?.move === at(tried, 0).move).toBe(why === 'best');
    expect(new Set(tried.map(({ games: count }) => count)).size).toBe(1);
  }
  expect(reasons).toContain('best');
});
