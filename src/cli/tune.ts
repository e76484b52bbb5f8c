import { writeFileSync } from 'node:fs';
import { tuneCashNGuns } from './tune-cash-n-guns.ts';
import { tuneTheBoss } from './tune-the-boss.ts';

/*
 * Regenerates the evaluations of the searching bots: `npm run tune -- GAME`. The output is data, with the command and
 * seed that produced it.
 */
const makers: Readonly<Record<string, (games: number, seed: number) => object>> = {
  'cash-n-guns': tuneCashNGuns,
  'the-boss': tuneTheBoss,
};

const [game = '', games = '20000', seed = '1'] = process.argv.slice(2);
const make = makers[game];
if (!make) {
  console.error(`Usage: npm run tune -- GAME GAMES SEED, where GAME is one of: ${Object.keys(makers).join(', ')}.`);
  process.exit(2);
}
const weights = make(Number(games), Number(seed));
const madeBy = `npm run tune -- ${game} ${games} ${seed}`;
const text = `import type { Evaluation } from '../softmax.ts';

/** Fitted on self-play by the command below. Do not edit. */
export const evaluation: Evaluation = ${JSON.stringify({ madeBy, weights }, null, 2)};
`;
writeFileSync(`src/bots/search/${game}/evaluation.ts`, text);
