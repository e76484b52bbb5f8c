import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { games } from '../games/catalogue.ts';
import { BadArgument } from './arguments.ts';
import { openCheckpoint, saveCheckpoint } from './lab/folder.ts';
import { mergedFrom } from './lab/merge.ts';
import { sizeOf } from './lab/ranges.ts';
import { writeReport } from './lab/report.ts';
import { parseLab, type LabRequest, type Version } from './lab/request.ts';
import { runStudy } from './lab/run.ts';
import { partOf, studyNames } from './lab/study.ts';
import { projectFile } from './project.ts';
import { grouped } from './simulate/report.ts';

const usage = `Usage: npm run lab -- GAME --out DIR [--name value …]
       npm run lab -- merge FILE… [--out DIR]

Lets bots play a study of a game and writes a page with charts: DIR/index.html, the numbers beside it.
GAME is one of: ${Object.keys(games).join(', ')}. The same command continues a study that was interrupted.

  --games N      how many games in all (100,000)
  --seats LIST   sizes of the table: 4,6 (all)
  --bots LIST    the bot that plays; further names are compared with it: regular,random (regular)
  --study LIST   ${studyNames.join(',')} (all that make sense)
  --seed N       the same seed gives the same games (1)
  --cores N      how many threads (all cores); it does not change the results
  --part K/N     plays one part of N, for several machines; writes DIR/part-K-of-N.json and no page
  --out DIR      where the results go
  --help         show this

merge puts the parts of a study together and writes its page, into the folder of the first file if --out says nothing.`;

const exitCodes = { done: 0, failed: 1, badArgument: 2, stopped: 130 };

type Run = Extract<LabRequest, { readonly what: 'run' }>;
type Merge = Extract<LabRequest, { readonly what: 'merge' }>;

async function run({ study, part, cores, out }: Run): Promise<number> {
  const start = openCheckpoint(out, study, part);
  const file = saveCheckpoint(out, start);
  const end = await runStudy(start, file, cores);
  const [from, to] = partOf(study.games, part);
  const played = sizeOf(end.done);
  if (played < to - from) {
    console.error(`Stopped after ${grouped(played)} of ${grouped(to - from)} games. The same command continues.`);
    return exitCodes.stopped;
  }
  console.log(part.of === 1 ? writeReport(out, end) : file);
  return exitCodes.done;
}

function merge({ files, out }: Merge): number {
  const whole = mergedFrom(files);
  const folder = out ?? dirname(files[0] ?? '.');
  openCheckpoint(folder, whole.study, whole.part);
  saveCheckpoint(folder, whole);
  console.log(writeReport(folder, whole));
  return exitCodes.done;
}

/** The version of the package, and a fingerprint of the program: other code may play other games. */
function versionHere(): Version {
  const { version } = JSON.parse(projectFile('package.json')) as Version;
  const program = readFileSync(new URL('./lab-worker.js', import.meta.url));
  return { version, program: createHash('sha256').update(program).digest('hex').slice(0, 12) };
}

async function main(): Promise<number> {
  try {
    const request = parseLab(process.argv.slice(2), versionHere());
    if (request.what === 'run') return await run(request);
    if (request.what === 'merge') return merge(request);
    console.log(usage);
    return exitCodes.done;
  } catch (error) {
    console.error((error as Error).message);
    return error instanceof BadArgument ? exitCodes.badArgument : exitCodes.failed;
  }
}

process.exitCode = await main();
