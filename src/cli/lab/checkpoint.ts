import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadArgument } from '../arguments.ts';
import type { Part, Range, Study } from './study.ts';
import type { Tally } from './tally.ts';

const format = 'hideout-lab/1';

/** What has been played of a part of a study. */
export interface Checkpoint {
  readonly study: Study;
  readonly part: Part;
  /** The ranges of games in the tallies, joined. */
  readonly done: readonly Range[];
  /** One for each table of the study. */
  readonly tallies: readonly Tally[];
}

/** Writes a checkpoint so that a complete one is on the disk at any moment. */
export function writeCheckpoint(file: string, { study, part, done, tallies }: Checkpoint): void {
  const content = JSON.stringify({ study, part, done, tallies });
  writeDurably(file, `{"format":"${format}","sha256":"${hashOf(content)}","content":${content}}\n`);
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

/** Writes a new file first, and replaces the old one when all of it is on the disk. */
export function writeDurably(file: string, text: string): void {
  const beside = `${file}.${process.pid}.new`;
  const descriptor = openSync(beside, 'w');
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(beside, file);
  syncFolder(dirname(file));
}

/** A rename is stored in the folder, so the folder is synced. Windows cannot open folders, and does not need this. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Reads a checkpoint; undefined if there is no file. The error is a sentence if it cannot be read. */
export function readCheckpoint(file: string): Checkpoint | undefined {
  const text = textOf(file);
  if (text === undefined) return undefined;
  const broken = new BadArgument(`${file} is not a whole checkpoint of the lab.`);
  const [, found = '', hash = '', content = ''] =
    /^\{"format":"([^"]*)","sha256":"([0-9a-f]*)","content":(.*)\}\n$/s.exec(text) ?? [];
  if (found !== '' && found !== format) throw new BadArgument(`${file} has the format "${found}", not "${format}".`);
  if (hash === '' || hashOf(content) !== hash) throw broken;
  return JSON.parse(content) as Checkpoint;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw new BadArgument(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

/** Why the games of one study do not belong to another, in words; undefined if only the number of games differs. */
export function differenceOf(one: Study, other: Study): string | undefined {
  const names = ['game', 'seed', 'seats', 'bots', 'studies', 'version', 'rules', 'program'] as const;
  const name = names.find((each) => JSON.stringify(one[each]) !== JSON.stringify(other[each]));
  if (name === undefined) return undefined;
  if (name === 'version' || name === 'rules' || name === 'program')
    return 'it was played by another version of Hideout';
  return `${words[name]} ${String(one[name])} there and ${String(other[name])} here`;
}

const words = {
  game: 'the game is',
  seed: 'the seed is',
  seats: 'the seats are',
  bots: 'the bots are',
  studies: 'the studies are',
} as const;
