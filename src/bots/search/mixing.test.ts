import { expect, test } from 'vitest';
import { chanceInSeries } from '../../engine/chance/index.ts';
import type { Move } from '../../engine/game.ts';
import { mixed, type Mixing } from './mixing.ts';
import type { Tally } from './search.ts';

const [good, bad, dropped]: readonly Move[] = [{ kind: 'good' }, { kind: 'bad' }, { kind: 'dropped' }];
const tallyOf = (move: Move | undefined, mean: number, games: number): Tally => ({
  move: move ?? { kind: 'none' },
  sum: mean * games,
  squares: 0,
  games,
});
const plain: Mixing<Move> = { indifference: 0.1, doubt: 0, leaning: () => 0 };

/** How often the second move is drawn when it did worse by 0.1. */
function shareOfBad(mixing: Mixing<Move>, games: number): number {
  const tallies = [tallyOf(good, 0.5, games), tallyOf(bad, 0.4, games), tallyOf(dropped, 0.9, games / 2)];
  const dice = chanceInSeries(6, 0);
  const drawn = Array.from({ length: 4000 }, () => mixed(tallies, mixing, dice));
  expect(drawn).not.toContain(dropped);
  return drawn.filter((move) => move === bad).length / drawn.length;
}
const odds = (times: number) => 1 / (1 + times);

test('a move that is worse by the indifference is drawn e times less often', () => {
  expect(shareOfBad(plain, 16)).toBeCloseTo(odds(Math.E), 1);
});

test('a difference is half believed after as many worlds as there is doubt', () => {
  expect(shareOfBad({ ...plain, doubt: 16 }, 16)).toBeCloseTo(odds(Math.sqrt(Math.E)), 1);
});

test('a leaning counts like a result', () => {
  const leaning = (move: Move) => (move === bad ? 0.1 : 0);
  expect(shareOfBad({ ...plain, leaning }, 16)).toBeCloseTo(0.5, 1);
});
