/* Says what in package-lock.json would go wrong on somebody else's machine: `node scripts/lockfile-check.mjs`. */
import { readFileSync } from 'node:fs';
import { lockfileProblems } from './lockfile/problems.mjs';

/** @param {string} name */
const readJson = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

const { packages } = readJson('package-lock.json');
const problems = lockfileProblems(packages, readJson('package.json'));

for (const problem of problems) console.error(problem);
console.log(`${Object.keys(packages).length - 1} packages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
