import { describe, expect, test } from 'vitest';
import { at } from '../../engine/at.ts';
import { powerNames } from '../../games/cash-n-guns/box.ts';
import { games } from '../../games/catalogue.ts';
import { actingClauses } from './clauses.ts';
import { playerOf } from './play.ts';
import { allTogether, resultsOf } from './results.ts';
import { addTally, wholeWin, type Tally } from './tally.ts';
import { played, studyOf } from './testing/studies.ts';

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe.each(Object.keys(games))('a study of %s', (game) => {
  const study = studyOf(game);
  const whole = played(study);
  const tallies = whole.tallies;

  test('it makes no difference in which parts and in which order the games are played', () => {
    const parts = [[250, 400], [3, 250], [0, 3]] as const; // prettier-ignore
    const sums = parts.map((part) => {
      const player = playerOf(study);
      player.play(part);
      return player.takeTallies();
    });
    const merged = sums.reduce((sum, more) => sum.map((tally, table) => addTally(tally, at(more, table))));
    // The keys of a sum are sorted, even if there was only one part.
    expect(JSON.stringify(merged)).toBe(JSON.stringify(tallies.map((tally) => addTally(tally, zero(tally)))));
  });

  test('every game is counted once, and its victory once', () => {
    expect(total(tallies.map((tally) => tally.games))).toBe(study.games);
    for (const { games: number, nobody, bySeat, byPlace, measures } of tallies) {
      expect(total(bySeat)).toBe((number - nobody) * wholeWin);
      expect(total(byPlace)).toBe(total(bySeat));
      expect(total(measures['decisions'] ?? [])).toBe(number);
    }
  });

  test('one game in twenty at each table is looked at move by move', () => {
    for (const { games: number, sample } of tallies) expect(sample.games).toBe(Math.ceil(number / 20));
    const { sample } = allTogether(resultsOf(whole));
    expect(sample.led).toBeGreaterThan(0);
    const unlisted = Object.keys(sample.acted).filter((clause) => !actingClauses(game).includes(clause));
    expect(unlisted, 'clauses that docs/records.md does not list').toEqual([]);
  });
});

/** An empty tally of the same shape. */
const zero = (tally: Tally): Tally => JSON.parse(JSON.stringify(tally).replaceAll(/\d+(?=[,\]}])/g, '0')) as Tally;

test('powers and pairs of powers fit together', () => {
  const { power, pair, bySeat } = at(played(studyOf('cash-n-guns', { seats: [4] })).tallies, 0);
  const powers = powerNames.length;
  expect(total(power.wins)).toBe(total(bySeat));
  power.games.forEach((number, first) => {
    const row = (list: readonly number[]) => total(list.slice(first * powers, (first + 1) * powers));
    expect(row(pair.games)).toBe(3 * number);
    expect(row(pair.wins)).toBe(3 * at(power.wins, first));
    expect(pair.games[first * powers + first]).toBe(0);
  });
});

test('a study ends like the series that simulate plays: same seed, same number, same game', async () => {
  const { playSeries } = await import('../series/series.ts');
  const { seriesOf } = await import('../series/job.ts');
  const study = studyOf('thieves', { seats: [4], studies: ['seats'] });
  const options = { reshuffleDiscards: false };
  const bots = Array<string>(4).fill('random');
  const series = seriesOf({ game: 'thieves', options, seed: study.seed, games: 400, bots, records: undefined });
  const { wonAmong } = playSeries(series, 0, 400);
  const wins = wonAmong.map((row) => total(row.map((times, among) => (among === 0 ? 0 : (times * wholeWin) / among))));
  expect(at(played(study).tallies, 0).bySeat).toEqual(wins);
});
