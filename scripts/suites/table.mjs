import { onNode } from './other-nodes.mjs';
import { playwright } from './playwright.mjs';
import { staticSuites } from './static.mjs';
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
 * @property {boolean} [overnight] what takes long: for `npm run test:long` alone
 */

/** @type {(project: string, budget: number, workers: string) => Suite} */
const tests = (project, budget, workers) => ({
  group: project,
  name: project,
  budget,
  run: () => vitest(project, workers),
});

/** @type {(line: string, budget: number) => Suite} */
const otherNode = (line, budget) => ({
  group: 'nodes',
  name: `Node ${line}`,
  budget,
  run: () => onNode(line),
  overnight: true,
});

/** Everything that `npm test` runs. A new suite is one more line here; slow ones come first. */
export const suites = [
  ...staticSuites,
  tests('rules', 100, '100%'),
  // They start servers, and some depend on the clock, so they run one at a time. Those that need a process of their own
  // are a second project, hence the star.
  { ...tests('server*', 95, '1'), group: 'server', name: 'server' },
  // They mostly wait for each other and for servers to start.
  { ...tests('cluster', 45, '3'), unhurried: true },
  { group: 'browser', name: 'browser', budget: 185, run: playwright, unhurried: true },
  // Rules and server once more, on every line of Node that is supported. On 22 SQLite is compiled first.
  otherNode('22', 500),
  otherNode('24', 400),
  otherNode('26', 400),
];
