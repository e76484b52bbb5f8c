import { describe, expect, test } from 'vitest';
import { at } from '../../../engine/at.ts';
import { games } from '../../../games/catalogue.ts';
import { languages } from '../../../words/index.ts';
import { chartOf } from '../charts/index.ts';
import { resultsOf } from '../results.ts';
import { speakerOf } from '../speaker.ts';
import { wholeWin, type Tally } from '../tally.ts';
import { played, studyOf } from '../testing/studies.ts';
import { figuresOf } from './index.ts';
import { seatFigures } from './seats.ts';

/** What the seat figure says about a table of three where the places won this often. */
function said(wins: readonly number[]): string {
  const { usual, ...results } = resultsOf(played(studyOf('thieves', { seats: [3], studies: ['seats'], games: 1 })));
  const tally: Tally = {
    ...at(usual, 0).tally,
    games: wins.reduce((sum, each) => sum + each, 0),
    byPlace: wins.map((each) => each * wholeWin),
  };
  const [figure] = seatFigures({ ...results, usual: [{ ...at(usual, 0), tally }] });
  return speakerOf('en', 'thieves').sayFinding(at([figure], 0)?.finding ?? { key: '', values: {} });
}

test('a title says what the numbers say', () => {
  expect(said([4000, 3000, 3000])).toBe(
    'With 3 players, number 1 in turn order wins most often (40.0%) and number 2 least often (30.0%); a fair share is 33.3%.',
  );
  expect(said([3100, 3345, 3555])).toContain('number 3 in turn order wins most often (35.6%)');
});

test('a title claims nothing that chance could have done', () => {
  const nothing = 'games show no place in turn order that wins more or less than its fair 33.3%.';
  expect(said([3400, 3300, 3300])).toBe(`With 3 players, 10,000 ${nothing}`);
  expect(said([40, 30, 30])).toBe(`With 3 players, 100 ${nothing}`);
  expect(said([34_000, 33_000, 33_000])).toBe(
    'With 3 players, number 1 in turn order wins more than a fair share: 34.0% instead of 33.3%.',
  );
});

describe.each(Object.keys(games))('the figures of %s', (game) => {
  const bots = ['random', 'regular'];
  const { studies } = studyOf(game);
  // With four players The Boss has no options to choose.
  const seats = [game === 'the-boss' ? 3 : 4];
  const study = studyOf(game, { games: 120, bots, studies: [...studies, 'levels'], seats });
  const figures = figuresOf(resultsOf(played(study)));

  test('every study has some, each with a name of its own', () => {
    expect(study.studies.filter((name) => !figures.some((figure) => figure.study === name))).toEqual([]);
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
  });

  test.each(languages)('every figure has a finding and a drawing: %s', (language) => {
    const speaker = speakerOf(language, game);
    for (const figure of figures) {
      expect([figure.id, speaker.sayFinding(figure.finding)]).toEqual([
        figure.id,
        expect.not.stringMatching(/NaN|[{}]|∞|[a-z]{3}\.[a-z]/),
      ]);
      expect([figure.id, chartOf(figure, speaker)]).toEqual([figure.id, expect.not.stringMatching(/NaN|undefined/)]);
    }
  });

  test('what is measured lies within its interval', () => {
    for (const { id, points } of figures) {
      for (const { item, estimate } of points) {
        const { low, value, high } = estimate;
        expect([id, item, low <= value + 1e-9, value <= high + 1e-9]).toEqual([id, item, true, true]);
      }
    }
  });
});
