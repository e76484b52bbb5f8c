import { games } from '../games/catalogue.ts';
import { ladder } from './arena/ladder.ts';
import { openMemory } from './arena/memory.ts';
import { playAll } from './arena/play.ts';
import { findings, table } from './arena/report.ts';
import { parseRequest, type Request } from './arena/request.ts';
import { BadArgument } from '../cli/arguments.ts';

const usage = `Usage: npm run arena -- GAME [--name value …]

Lets bots of different levels play and prints how often each wins. GAME is one of: ${Object.keys(games).join(', ')}.

  --bots LIST          who plays: 'mastermind,regular*5'; they change seats from game to game
  --pool               draws the other seats, game by game, from players that no bot was tuned against
  --ladder             all levels play each other at changing tables, and get a rating
  --seats N            players at the table (as many as --bots names, or 4)
  --games N            how many games (200)
  --reach P            stop as soon as it is clear whether the first bot wins more than P percent
  --seed N             the same seed gives the same games (1)
  --option NAME=VALUE  an option of the game; can be given several times
  --json               end with one line of JSON
  --help               show this

An interrupted run continues when it is started again.`;

const exitCodes = { done: 0, failed: 1, badArgument: 2, stopped: 130 };

function arena(request: Request): number {
  const memory = openMemory(request);
  const played = playAll(request, memory, process.stderr);
  const isDone = played.length >= request.games || played.isClear;
  if (isDone) memory.forget();
  const found = findings(request, played.games);
  if (request.ladder) console.log(ladder(request, played.games));
  else console.log(table(found));
  if (request.json) console.log(JSON.stringify(found));
  return isDone ? exitCodes.done : exitCodes.stopped;
}

function main(): number {
  try {
    const request = parseRequest(process.argv.slice(2));
    if (request !== 'help') return arena(request);
    console.log(usage);
    return exitCodes.done;
  } catch (error) {
    console.error((error as Error).message);
    return error instanceof BadArgument ? exitCodes.badArgument : exitCodes.failed;
  }
}

process.exitCode = main();
