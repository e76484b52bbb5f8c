import { BadArgument } from '../arguments.ts';
import { differenceOf, readCheckpoint, type Checkpoint } from './checkpoint.ts';
import { joined, without } from './ranges.ts';
import type { Range, Study } from './study.ts';
import { addTally } from './tally.ts';

/** Merges the parts of a study. They must belong together, must not overlap and must leave no gaps. */
export function mergedFrom(files: readonly string[]): Checkpoint {
  const parts = files.map((file) => ({ file, checkpoint: readThere(file) }));
  const [first, ...more] = parts;
  if (!first) throw new BadArgument('Say which files to merge.');
  let whole: Checkpoint = { ...first.checkpoint, part: { number: 1, of: 1 } };
  for (const { file, checkpoint } of more) {
    const difference = whyApart(first.checkpoint.study, checkpoint.study);
    if (difference !== undefined) {
      throw new BadArgument(`${first.file} and ${file} are of different studies: ${difference}.`);
    }
    const earlier = parts.find((other) => overlap(other.checkpoint.done, checkpoint.done));
    if (earlier && earlier.file !== file) {
      throw new BadArgument(`${earlier.file} and ${file} hold some of the same games; name each part once.`);
    }
    if (overlap(whole.done, checkpoint.done)) throw new BadArgument(`${file} is named twice.`);
    whole = {
      ...whole,
      done: joined([...whole.done, ...checkpoint.done]),
      tallies: whole.tallies.map((tally, table) => addTally(tally, checkpoint.tallies[table] ?? tally)),
    };
  }
  const [missing] = without([0, whole.study.games], whole.done);
  if (missing) throw new BadArgument(`Games ${missing[0]} to ${missing[1] - 1} are in none of these files.`);
  return whole;
}

const whyApart = (one: Study, other: Study): string | undefined =>
  differenceOf(one, other) ??
  (one.games === other.games ? undefined : `the number of games is ${one.games} there and ${other.games} here`);

function readThere(file: string): Checkpoint {
  const checkpoint = readCheckpoint(file);
  if (!checkpoint) throw new BadArgument(`There is no file ${file}.`);
  return checkpoint;
}

const overlap = (some: readonly Range[], others: readonly Range[]): boolean =>
  some.some(([from, to]) => others.some(([start, end]) => from < end && start < to));
