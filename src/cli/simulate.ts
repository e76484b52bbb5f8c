import { mkdirSync } from 'node:fs';
import { games } from '../games/catalogue.ts';
import { BadArgument } from './arguments.ts';
import { showProgress } from './progress.ts';
import { gamesTaken, newBoard, stop } from './series/board.ts';
import { playOnCores } from './series/pool.ts';
import { findings, grouped, table } from './simulate/report.ts';
import { parseRequest, type Request } from './simulate/request.ts';

const usage = `Usage: hideout simulate GAME [--name value …]   (in a checkout: npm run simulate -- GAME …)

Lets bots play a series of games and counts who wins. GAME is one of: ${Object.keys(games).join(', ')}.

  --seats N            players at the table (4, or as many as --bots names)
  --games N            how many games (1000)
  --seed N             the series: the same seed gives the same games (1)
  --bots LIST          who plays, seat by seat: regular,random*3; one name alone takes all seats (random)
  --option NAME=VALUE  an option of the game; can be given several times
  --cores N            how many threads (all cores); it does not change the results
  --records DIR        write a record of every game to DIR/<game>-<seed>-<number>.jsonl
  --json               print the results as one line of JSON
  --help               show this`;

const exitCodes = { done: 0, failed: 1, badArgument: 2, stopped: 130 };

async function simulate({ job, cores, output }: Request): Promise<number> {
  if (job.records !== undefined) makeFolder(job.records);
  const board = newBoard();
  // A second Ctrl-C ends the process.
  process.once('SIGINT', () => stop(board));
  const line = () => `${grouped(gamesTaken(board, job.games))} of ${grouped(job.games)} games`;
  const progress = showProgress(line, process.stderr);
  const threads = Math.min(cores, job.games);
  const played = await playOnCores({ job, board }, threads).finally(progress.end);
  const found = findings(job, threads, played);
  if (found.games < job.games) console.error(`Stopped after ${grouped(found.games)} of ${grouped(job.games)} games.`);
  if (found.games > 0) console.log(output === 'json' ? JSON.stringify(found) : table(found));
  return found.games < job.games ? exitCodes.stopped : exitCodes.done;
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new BadArgument(`The records cannot be written to ${path}: ${(error as Error).message}.`);
  }
}

async function main(): Promise<number> {
  try {
    const request = parseRequest(process.argv.slice(2));
    if (request !== 'help') return await simulate(request);
    console.log(usage);
    return exitCodes.done;
  } catch (error) {
    console.error((error as Error).message);
    return error instanceof BadArgument ? exitCodes.badArgument : exitCodes.failed;
  }
}

process.exitCode = await main();
