import { readFileSync } from 'node:fs';
import { replay, gameIn } from '../engine/replay.ts';
import { games } from '../games/catalogue.ts';

const usage = `Usage: hideout replay FILE…   (in a checkout: npm run replay -- FILE…)

Replays recorded games and prints "same", or the first line that differs.`;

/** Replays each record; the exit code is 0 if all came out the same. */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    console.error(usage);
    return 2;
  }
  if (files.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const same = files.filter((file) => {
    const { verdict, isSame } = judge(file);
    console.log(`${file}: ${verdict}`);
    return isSame;
  });
  return same.length === files.length ? 0 : 1;
}

function judge(file: string): { readonly verdict: string; readonly isSame: boolean } {
  try {
    const text = readFileSync(file, 'utf8').replace(/\n$/, '').split('\n');
    const id = gameIn(text);
    const game = Object.hasOwn(games, id) ? games[id] : undefined;
    if (!game) throw new Error(`There is no game "${id}" here.`);
    const difference = replay(game, text);
    if (!difference) return { verdict: 'same', isSame: true };
    const { line, recorded, replayed } = difference;
    return { verdict: `line ${line} differs\n  recorded: ${recorded}\n  replayed: ${replayed}`, isSame: false };
  } catch (error) {
    return { verdict: `cannot be replayed. ${(error as Error).message}`, isSame: false };
  }
}

process.exitCode = main(process.argv.slice(2));
