import type { Figure } from '../figure.ts';
import type { Results } from '../results.ts';
import type { StudyName } from '../study.ts';
import { optionFigures } from './changes.ts';
import { clauseFigures } from './clauses.ts';
import { lengthFigures, scoreFigures } from './distributions.ts';
import { leaderFigures } from './leader.ts';
import { levelFigures } from './levels.ts';
import { pairFigures } from './pairs.ts';
import { powerFigures } from './powers.ts';
import { seatFigures } from './seats.ts';

const makers: Readonly<Record<StudyName, (results: Results) => readonly Figure[]>> = {
  seats: seatFigures,
  powers: (results) => [...powerFigures(results), ...pairFigures(results)],
  scores: scoreFigures,
  length: lengthFigures,
  leader: leaderFigures,
  options: optionFigures,
  levels: levelFigures,
  clauses: clauseFigures,
};

/** All figures of a study, in the order of its parts. A part without data has no figure. */
export const figuresOf = (results: Results): readonly Figure[] =>
  results.study.studies.flatMap((study) => makers[study](results)).filter(({ points }) => points.length > 0);
