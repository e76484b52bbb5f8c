/*
 * Counts imports against the order of the house, and names of games outside their folders:
 * `node scripts/house-check.mjs [--write]`. Both counts only go down: what is allowed is in house/allowed.json. `--write`
 * writes down what is left, also after files have moved, as long as neither sum grew; without that file it starts anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { againstTheOrder, compare, countsOf, namesOfGames, troublesOf } from './house/count.mjs';
import { readSources } from './house/imports.mjs';
import { mayNameGames, rows } from './house/sees.mjs';

/** @typedef {import('./house/count.mjs').Counts} Counts */

const file = new URL('house/allowed.json', import.meta.url);
const sources = readSources();
const found = { imports: againstTheOrder(sources, rows), games: namesOfGames(sources, mayNameGames) };
const counts = { imports: countsOf(found.imports), games: countsOf(found.games) };
/** @type {typeof counts} */
const allowed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : counts;

/** @param {Counts} each */
const sum = (each) => Object.values(each).reduce((total, count) => total + count, 0);
const hasGrown = sum(counts.imports) > sum(allowed.imports) || sum(counts.games) > sum(allowed.games);
const isWriting = process.argv.includes('--write') && !hasGrown;
if (isWriting) writeFileSync(file, `${JSON.stringify(counts, null, 2)}\n`);

const [imports, games] = [compare(found.imports, allowed.imports), compare(found.games, allowed.games)];
/** @type {(title: string, lines: readonly string[]) => readonly string[]} */
const chapter = (title, lines) => (lines.length > 0 ? [title, ...lines] : []);
const problems = [
  ...troublesOf(sources, rows),
  ...(isWriting
    ? []
    : [
        ...chapter('More imports against the order of scripts/house/sees.mjs:', imports.more),
        ...chapter('Games are named more often outside their folders:', games.more),
        ...chapter('There are fewer now. Write it down: node scripts/house-check.mjs --write', [
          ...imports.fewer,
          ...games.fewer,
        ]),
      ]),
];
for (const problem of problems) console.error(problem);
console.log(
  `${sum(counts.imports)} imports against the order, ${sum(counts.games)} names of games outside their folders`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
