/*
 * Finds imports against the order of the house, and games that are named outside their folders, by the table in
 * house/sees.mjs. dependency-cruiser forbids most of these imports, too; it does not see the types that a component imports.
 */
import { againstTheOrder, namesOfGames, troublesOf } from './house/count.mjs';
import { readSources } from './house/imports.mjs';
import { mayNameGames, rows } from './house/sees.mjs';

const sources = readSources();
const problems = [
  ...troublesOf(sources, rows),
  ...againstTheOrder(sources, rows).map((place) => `Against the order of scripts/house/sees.mjs: ${place}`),
  ...namesOfGames(sources, mayNameGames).map((place) => `A game is named outside its folder: ${place}`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
