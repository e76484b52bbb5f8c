import { writeFileSync } from 'node:fs';
import { BadArgument, isNumber, withWords } from '../cli/arguments.ts';
import { tuneFirst, tuneSecond } from './tune/cash-n-guns.ts';
import { tuneTheBoss } from './tune/the-boss.ts';

/*
 * Regenerates the evaluations of the searching bots: `npm run tune -- GAME`. The output is data, with the command and
 * seed that produced it.
 */
interface Maker {
  readonly file: string;
  /** The name of the result. */
  readonly name: string;
  readonly tune: (games: number, seed: number) => object;
  /** The type of the result and the module that declares it. */
  readonly type: string;
  readonly module: string;
}

const makers: Readonly<Record<string, Maker>> = {
  'cash-n-guns-first': {
    file: 'cash-n-guns/bots/search/first-evaluation',
    name: 'firstEvaluation',
    tune: tuneFirst,
    type: 'Network',
    module: '../../../../bots/search/network',
  },
  'cash-n-guns': {
    file: 'cash-n-guns/bots/search/evaluation',
    name: 'evaluation',
    tune: tuneSecond,
    type: 'Network',
    module: '../../../../bots/search/network',
  },
  'the-boss': {
    file: 'the-boss/bots/search/evaluation',
    name: 'evaluation',
    tune: tuneTheBoss,
    type: 'Evaluation',
    module: '../../../../bots/search/softmax',
  },
};

const usage = `Usage: npm run tune -- GAME [GAMES] [SEED], where GAME is one of: ${Object.keys(makers).join(', ')}.`;

process.exitCode = withWords(usage, { least: 1, most: 3 }, (game = '', games = '20000', seed = '1') => {
  const maker = Object.hasOwn(makers, game) ? makers[game] : undefined;
  if (!maker || !isNumber(games) || !isNumber(seed)) throw new BadArgument(usage);
  const madeBy = `npm run tune -- ${game} ${games} ${seed}`;
  const evaluation = { madeBy, ...maker.tune(Number(games), Number(seed)) };
  const text = `import type { ${maker.type} } from '${maker.module}.ts';

/** Fitted on self-play by the command below. Do not edit. */
export const ${maker.name}: ${maker.type} = ${JSON.stringify(evaluation, null, 2)};
`;
  writeFileSync(`src/games/${maker.file}.ts`, text);
  return 0;
});
