import { readFileSync } from 'node:fs';
import { replay, gameIn } from '../engine/replay.ts';
import { games } from '../games/catalogue.ts';
import { withWords } from './arguments.ts';

const usage = `Usage: hideout replay FILE…   (in a checkout: npm run replay -- FILE…)

Replays recorded games and prints "same", or the first line that differs.`;

/** Replays each record; the exit code is 0 if all came out the same. */
function replayAll(files: readonly string[]): number {
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
    const [here, there] = [printable(recorded), printable(replayed)];
    return { verdict: `line ${line} differs\n  recorded: ${here}\n  replayed: ${there}`, isSame: false };
  } catch (error) {
    return { verdict: `cannot be replayed. ${printable((error as Error).message)}`, isSame: false };
  }
}

/** A record may come from anybody, and some characters move the cursor or hide what stands beside them. */
const printable = (text: string): string => text.replaceAll(/\p{C}/gu, escaped);
const escaped = (letter: string): string => `\\u{${letter.codePointAt(0)?.toString(16) ?? ''}}`;

process.exitCode = withWords(usage, { least: 1, most: Infinity }, (...files) => replayAll(files));
