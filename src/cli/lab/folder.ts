import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadArgument } from '../arguments.ts';
import { differenceOf, readCheckpoint, writeCheckpoint, type Checkpoint } from './checkpoint.ts';
import { probeOf } from '../../games/lab.ts';
import { gameOf, tablesOf, type Part, type Study } from './study.ts';
import { emptyTally } from './tally.ts';

/** The files of a report. */
export const reportFiles = { page: 'index.html', csv: 'numbers.csv', json: 'numbers.json', charts: 'charts' } as const;

/** The checkpoint file of a part of a study; the whole study has a simpler name. */
const checkpointFile = (folder: string, { number, of }: Part): string =>
  join(folder, of === 1 ? 'checkpoint.json' : `part-${number}-of-${of}.json`);

export const nothingPlayed = (study: Study, part: Part): Checkpoint => {
  const { usual, compared } = tablesOf(study);
  const powers = probeOf(gameOf(study)).powers.length;
  return { study, part, done: [], tallies: [...usual, ...compared].map(({ seats }) => emptyTally(seats, powers)) };
};

/** What this folder already has of a study, if anything. It refuses a folder with anything else. */
export function openCheckpoint(folder: string, study: Study, part: Part): Checkpoint {
  const file = checkpointFile(folder, part);
  const found = readCheckpoint(file);
  if (found) {
    const difference = differenceOf(found.study, study) ?? whyNotLonger(found, study, part);
    if (difference === undefined) return { ...found, study };
    throw new BadArgument(`${file} belongs to another study: ${difference}. Choose another folder.`);
  }
  const stranger = part.of > 1 ? undefined : Object.values(reportFiles).find((name) => existsSync(join(folder, name)));
  if (stranger === undefined) return nothingPlayed(study, part);
  throw new BadArgument(`${join(folder, stranger)} is there already and would be overwritten. Choose another folder.`);
}

/** The first games are the same however long a study is, so it can be extended, or end with the games it has. */
function whyNotLonger({ study: { games }, done }: Checkpoint, study: Study, part: Part): string | undefined {
  if (games === study.games || (part.of === 1 && (done.at(-1)?.[1] ?? 0) <= study.games)) return undefined;
  return `the number of games is ${games} there and ${study.games} here`;
}

/** Creates the folder, and checks that it is writable. */
export function saveCheckpoint(folder: string, checkpoint: Checkpoint): string {
  const file = checkpointFile(folder, checkpoint.part);
  try {
    mkdirSync(folder, { recursive: true });
    writeCheckpoint(file, checkpoint);
  } catch (error) {
    throw new BadArgument(`The results cannot be written to ${folder}: ${(error as Error).message}.`);
  }
  return file;
}
