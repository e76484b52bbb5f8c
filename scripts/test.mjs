/*
 * Runs all suites, or the named ones, and prints one line for each: `node scripts/test.mjs [--scale=quick] [suite …]`.
 * The scale sets how many random games test the rules: quick, normal or long. `static --changed` checks only what differs
 * from the last commit, and `static --changed=main` what differs from where this branch left main.
 */
import { parseArgs } from 'node:util';
import { root } from './setup/paths.mjs';
import { changedFiles } from './suites/changed.mjs';
import { staticSuitesFor } from './suites/static.mjs';
import { suites } from './suites/table.mjs';

const scales = ['quick', 'normal', 'long'];
const groups = [...new Set(suites.map((suite) => suite.group))];

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=HEAD' : word)),
  options: {
    scale: { type: 'string', default: process.env['HIDEOUT_TEST_SCALE'] ?? 'normal' },
    changed: { type: 'string' },
  },
  allowPositionals: true,
});
refuseUnknown('scale', [values.scale], scales);
refuseUnknown('suite', positionals, values.changed === undefined ? groups : ['static']);
process.env['HIDEOUT_TEST_SCALE'] = values.scale;

/** `test:quick` skips slow suites, and only `test:long` runs the slowest, unless they are named. */
const isForNow = ({ unhurried = false, overnight = false }) =>
  positionals.length > 0 || values.scale === 'long' || (!overnight && (values.scale !== 'quick' || !unhurried));
const wanted = positionals.length > 0 ? positionals : groups;
const chosen =
  values.changed === undefined
    ? suites.filter((suite) => wanted.includes(suite.group) && isForNow(suite))
    : staticSuitesFor(changedFiles(root, values.changed));
const isStatic = (/** @type {import('./suites/table.mjs').Suite} */ suite) => suite.group === 'static';
const outcomes = [
  ...(await runAll(chosen.filter(isStatic), 2)),
  ...(await runAll(
    chosen.filter((suite) => !isStatic(suite)),
    1,
  )),
];
const sum = (/** @type {'passed' | 'failed'} */ count) =>
  outcomes.reduce((total, outcome) => total + outcome[count], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/**
 * @param {readonly import('./suites/table.mjs').Suite[]} row
 * @param {number} atOnce
 */
async function runAll(row, atOnce) {
  const waiting = [...row];
  /** @type {import('./suites/table.mjs').Outcome[]} */
  const finished = [];
  const worker = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) finished.push(await runOne(suite));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return finished;
}

/** @param {import('./suites/table.mjs').Suite} suite */
async function runOne({ name, budget, run }) {
  const start = performance.now();
  const outcome = await run();
  const seconds = (performance.now() - start) / 1000;
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  console.log(
    `${name.padEnd(28)}${outcome.verdict.padEnd(16)}${time}${seconds > budget ? `  (budget ${budget} s)` : ''}`,
  );
  if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`);
  return outcome;
}

/**
 * @param {string} what
 * @param {readonly string[]} given
 * @param {readonly string[]} known
 */
function refuseUnknown(what, given, known) {
  const stranger = given.find((each) => !known.includes(each));
  if (stranger === undefined) return;
  console.error(`There is no ${what} "${stranger}". Choose from: ${known.join(', ')}.`);
  process.exit(1);
}
