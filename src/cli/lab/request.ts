import { availableParallelism } from 'node:os';
import type { Game } from '../../engine/game.ts';
import { BadArgument, listed, readArguments, wholeNumber, type Arguments } from '../arguments.ts';
import { parseBots } from '../series/bots.ts';
import { gameFor, mostGames } from '../simulate/request.ts';
import { seedLimit } from '../series/series.ts';
import { probeOf } from '../../games/lab.ts';
import { studyNames, type Part, type Study, type StudyName } from './study.ts';

/** The parsed command line. */
export type LabRequest =
  | { readonly what: 'help' }
  | {
      readonly what: 'run';
      readonly study: Study;
      readonly part: Part;
      readonly cores: number;
      readonly out: string;
    }
  | { readonly what: 'merge'; readonly files: readonly string[]; readonly out: string | undefined };

/** The part of a study that comes from the program that plays it. */
export type Version = Pick<Study, 'version' | 'program'>;

const known = {
  games: 'value',
  seats: 'value',
  seed: 'value',
  bots: 'value',
  study: 'value',
  cores: 'value',
  part: 'value',
  out: 'value',
  help: 'switch',
} as const;

export function parseLab(given: readonly string[], version: Version): LabRequest {
  const asked = readArguments(given, known);
  if (asked.has('help')) return { what: 'help' };
  return asked.words[0] === 'merge' ? mergeRequest(asked) : runRequest(asked, version);
}

function mergeRequest(asked: Arguments): LabRequest {
  const [, ...files] = asked.words;
  const stranger = Object.keys(known).find((name) => name !== 'out' && asked.has(name));
  if (stranger !== undefined) throw new BadArgument(`merge takes files and --out, and no --${stranger}.`);
  if (files.length === 0) throw new BadArgument('Say which files to merge.');
  return { what: 'merge', files, out: asked.one('out') };
}

function runRequest(asked: Arguments, version: Version): LabRequest {
  const number = (name: keyof typeof known, usual: number, [min, max]: readonly [number, number]) =>
    wholeNumber(name, asked.one(name) ?? String(usual), min, max);
  const game = gameFor(asked.words);
  const bots = parseBots(asked.one('bots') ?? 'regular', game.id);
  if (new Set(bots).size < bots.length) throw new BadArgument('--bots names each bot once: they take all seats.');
  const out = asked.one('out');
  if (out === undefined || out === '') throw new BadArgument('Say where the results go: --out DIR.');
  const study: Study = {
    ...version,
    game: game.id,
    rules: game.rules,
    seed: number('seed', 1, [0, seedLimit - 1]),
    games: number('games', 100_000, [1, mostGames]),
    seats: seatsIn(game, asked.one('seats')),
    bots,
    studies: studiesIn(game, bots, asked.one('study')),
  };
  const cores = number('cores', availableParallelism(), [1, 1024]);
  return { what: 'run', study, part: partIn(asked.one('part') ?? '1/1'), cores, out };
}

/** Numbers of seats in a list such as `4,6`; by default all sizes. */
function seatsIn({ seats: { min, max } }: Game, list: string | undefined): readonly number[] {
  if (list === undefined) return Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const sizes = list.split(',').map((size) => wholeNumber('seats', size, min, max));
  if (new Set(sizes).size < sizes.length) throw new BadArgument('--seats names each size once.');
  return sizes.sort((a, b) => a - b);
}

function studiesIn(game: Game, bots: readonly string[], list: string | undefined): readonly StudyName[] {
  const names = list?.split(',') ?? studyNames.filter((name) => whyNot(game, bots, name) === undefined);
  const stranger = names.find((name) => !studyNames.some((each) => each === name));
  if (stranger !== undefined) throw new BadArgument(`--study takes ${listed(studyNames)}, not "${stranger}".`);
  const chosen = studyNames.filter((name) => names.includes(name));
  const why = chosen.map((name) => whyNot(game, bots, name)).find((reason) => reason !== undefined);
  if (why !== undefined) throw new BadArgument(why);
  return chosen;
}

function whyNot(game: Game, bots: readonly string[], name: StudyName): string | undefined {
  if (name === 'powers' && probeOf(game).powers.length === 0) return `There are no powers in ${game.id} to study.`;
  if (name === 'levels' && bots.length < 2) return 'To compare levels, name several: --bots regular,random.';
  return undefined;
}

function partIn(text: string): Part {
  const [, number, of] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (number !== undefined && of !== undefined && number >= 1 && number <= of) return { number, of };
  throw new BadArgument(`--part takes one part of several, such as 3/10, not "${text}".`);
}
