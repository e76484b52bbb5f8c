import { playwright } from './playwright.mjs';
import { tool } from './tool.mjs';
import { vitest } from './vitest.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} verdict what the line of the suite says
 * @property {string} output what its tool wrote, shown when something failed
 *
 * @typedef {object} Suite
 * @property {string} group named on the command line to run a part
 * @property {string} name
 * @property {number} budget in seconds, on two cores; a suite that takes longer says so but does not fail
 * @property {() => Promise<Outcome>} run
 * @property {boolean} [unhurried] what can wait while one works: not for `npm run test:quick`
 */

/** @type {(name: string, budget: number, command: readonly string[]) => Suite} */
const check = (name, budget, command) => ({
  group: 'static',
  name: `static: ${name}`,
  budget,
  run: async () => {
    const { code, output } = await tool(command);
    return code === 0
      ? { passed: 1, failed: 0, verdict: 'ok', output }
      : { passed: 0, failed: 1, verdict: 'failed', output };
  },
});

/** @type {(project: string, budget: number, workers: string) => Suite} */
const tests = (project, budget, workers) => ({
  group: project,
  name: project,
  budget,
  run: () => vitest(project, workers),
});

/** Everything that `npm test` runs. A new suite is one more line here; slow ones come first. */
export const suites = [
  {
    ...check('lint', 30, [
      'eslint',
      '.',
      '--ignore-pattern=src/web',
      '--ignore-pattern=src/games/*/pages',
      '--max-warnings=0',
    ]),
    unhurried: true,
  },
  { ...check('format', 20, ['prettier', '--check', '--log-level=warn', '.']), unhurried: true },
  check('types of the pages', 20, ['svelte-check', '--tsconfig', 'src/web/tsconfig.json', '--fail-on-warnings']),
  {
    ...check('lint of the pages', 20, ['eslint', 'src/web', 'src/games/*/pages', '--max-warnings=0']),
    unhurried: true,
  },
  check('types', 10, ['typescript-7/tsc', '-p', 'tsconfig.json']),
  check('types of the tests', 5, ['typescript-7/tsc', '-p', 'tests/tsconfig.json']),
  { ...check('types of the bench', 5, ['scripts/bench-types.mjs']), unhurried: true },
  check('types of the rules', 5, ['typescript-7/tsc', '-p', 'tsconfig.rules.json']),
  check('imports', 10, ['dependency-cruiser/depcruise', '--ignore-known', '--', 'src', 'scripts', 'tests/server']),
  check('dead code', 10, ['knip']),
  check('lockfile', 2, ['scripts/lockfile-check.mjs']),
  tests('rules', 100, '100%'),
  // They start servers, and some depend on the clock, so they run one at a time. Those that need a process of their own
  // are a second project, hence the star.
  { ...tests('server*', 95, '1'), group: 'server', name: 'server' },
  // They mostly wait for each other and for servers to start.
  { ...tests('cluster', 45, '3'), unhurried: true },
  { group: 'browser', name: 'browser', budget: 185, run: playwright, unhurried: true },
];
