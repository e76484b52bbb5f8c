/* Reports what in the lockfiles would go wrong on somebody else's machine: `node scripts/lockfile-check.mjs`. */
import { readFileSync } from 'node:fs';
import { lockfileProblems } from './lockfile/problems.mjs';

/** @param {string} name */
const readJson = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

/** @param {string} folder */
const packagesIn = (folder) => readJson(`${folder}package-lock.json`).packages;

const { allowScripts } = readJson('bench/package.json');
const problems = [
  ...lockfileProblems(packagesIn(''), readJson('package.json')),
  // A peer asks for Node 22, although it runs on 20 as well. People who only play never install it.
  ...lockfileProblems(packagesIn('bench/'), { engines: { node: '>=22' }, allowScripts }),
];

for (const problem of problems) console.error(problem);
const count = Object.keys({ ...packagesIn(''), ...packagesIn('bench/') }).length - 1;
console.log(`${count} packages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
