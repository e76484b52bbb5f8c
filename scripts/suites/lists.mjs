/*
 * The lists of tests by their paths, which vitest.config.ts puts into projects. A path that matches nothing would be
 * silently ignored; lists.test.ts finds it.
 */

/** Servers that share a database: they need PostgreSQL. */
export const clusterTests = ['src/server/store/postgres*.test.ts', 'src/server/{bus,cluster}/**/*.test.ts'];
export const serverTests = ['src/server/**/*.test.ts', 'scripts/**/*.test.ts'];
export const allTests = ['src/**/*.test.ts'];

/** @param {readonly string[]} names */
const ofServer = (names) => names.map((name) => `src/server/${name}.test.ts`);

/** They start whole servers, fill disks, play over sockets or wait until something is cut off: too long while one works. */
const starting = ['main', 'npm-start', 'crash/crash', 'example', 'returning'];
export const unhurried = ofServer([
  ...starting,
  ...['floods', 'control-frames', 'full-disk', 'out-of-space', 'data-folder', 'secrecy'],
]);
/** They need programs that only `npm run test:long` installs. */
export const overnight = ofServer(['recipes', 'routing', 'share/ssh']);
/** They start the dev command, or pack and install everything. */
export const slowScripts = ['scripts/dev/dev.test.ts', 'scripts/package/package.test.ts'];

/** The longest files, in this order. They start first, so that in the end no worker is left alone with one of them. */
export const longest = [
  ...['cluster/harness', 'store/postgres', 'cluster/history-checker', 'cluster/tables', 'cluster/servers'].map(
    (name) => `src/server/${name}.test.ts`,
  ),
  ...['games/conformance', 'games/cash-n-guns/secrecy', 'cli/lab', 'games/the-boss/secrecy', 'bots/honesty'].map(
    (name) => `src/${name}.test.ts`,
  ),
];
