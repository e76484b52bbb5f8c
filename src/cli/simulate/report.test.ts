import { expect, test } from 'vitest';
import { findings, table } from './report.ts';
import { addGame, emptySums } from '../series/sums.ts';

const job = {
  game: 'thieves',
  options: { reshuffleDiscards: false },
  seed: 1,
  games: 2,
  bots: ['regular', 'random', 'random'],
  records: undefined,
};
const sums = emptySums(3);
addGame(sums, { winners: [0], scores: [5, 2, 0] }, 30);
addGame(sums, { winners: [0, 2], scores: [4, 1, 4] }, 34);
const found = findings(job, 2, { sums, seconds: 0.5 });

test('the findings hold what was asked and what came out', () => {
  expect(found).toMatchObject({
    game: 'thieves',
    seats: 3,
    games: 2,
    seed: 1,
    gamesPerSecond: 4,
    decisionsPerSecond: 128,
    wins: [1.5, 0, 0.5],
    shares: [0.75, 0, 0.25],
    meanScores: [4.5, 1.5, 2],
  });
  expect(found.intervals).toHaveLength(3);
});

test('the table has a line for each seat and says how shared victories count', () => {
  expect(table(found)).toMatchInlineSnapshot(`
    "thieves: 2 games at 3 seats, seed 1
    4 games/s, 128 decisions/s (2 cores, 0.5 s)

    seat  bot              wins    share   95 % interval   mean score
       0  regular           1.5  75.00 % 19.79 – 97.33 %         4.50
       1  random            0.0   0.00 %  0.00 – 65.76 %         1.50
       2  random            0.5  25.00 %  2.67 – 80.21 %         2.00

    A victory that k players share counts as 1/k of a win for each of them."
  `);
});
