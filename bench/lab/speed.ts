import { games } from '../../src/games/catalogue.ts';
import { playerOf } from '../../src/cli/lab/play.ts';
import { gameOf, studyNames, type Study } from '../../src/cli/lab/study.ts';
import { seriesOf } from '../../src/cli/series/job.ts';
import { playSeries } from '../../src/cli/series/series.ts';
import { report, secondsAsked, takeTurns, type Row } from '../measure.ts';

const block = 200;
const seats = 4;

/** Compares the plain series of simulate with a study of the same games, by random bots at four seats. */
function rowFor(game: string): Row {
  const { rules } = gameOf({ game });
  const studies = studyNames.filter((name) => name !== 'options' && name !== 'levels');
  const study: Study = {
    ...{ game, rules, version: '', program: '', seed: 1, games: 1e9 },
    ...{ seats: [seats], bots: ['random'], studies },
  };
  const options = Object.fromEntries(gameOf({ game }).options.map((option) => [option.name, option.default]));
  const bots = Array<string>(seats).fill('random');
  const series = seriesOf({ game, options, seed: 1, games: 1e9, bots, records: undefined });
  const player = playerOf(study);
  const next = [0, 0];
  const from = (side: number) => (next[side] = (next[side] ?? 0) + block) - block;
  const works = [
    () => {
      const start = from(0);
      player.play([start, start + block]);
      return block;
    },
    () => {
      const start = from(1);
      playSeries(series, start, start + block);
      return block;
    },
  ];
  const [studied = 0, plain = 0] = takeTurns(works, secondsAsked());
  return {
    key: `${game}-study`,
    label: `${game}: games of a study per CPU second, against the plain series`,
    hideout: Math.round(studied),
    peer: Math.round(plain),
    ratio: studied / plain,
  };
}

report(Object.keys(games).map(rowFor), ['The goal: a ratio of 0.5 or more.']);
