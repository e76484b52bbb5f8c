/*
 * The lists of tests by their paths, which vitest.config.ts puts into projects. A path that matches nothing would be
 * silently ignored; lists.test.ts finds it.
 */

/** Servers that share a database: they need PostgreSQL. */
export const clusterTests = [
  'src/server/store/postgres/*.test.ts',
  'src/server/cluster/**/*.test.ts',
  'tests/server/cluster/**/*.test.ts',
];
export const serverTests = [
  'src/server/**/*.test.ts',
  'src/room/**/*.test.ts',
  'src/table/**/*.test.ts',
  'tests/server/**/*.test.ts',
  'scripts/**/*.test.ts',
];
export const allTests = ['src/**/*.test.ts'];

/** @param {readonly string[]} names */
const ofServer = (names) => names.map((name) => `tests/server/${name}.test.ts`);

/** They start whole servers, fill disks, play over sockets or wait until something is cut off: too long while one works. */
export const unhurried = ofServer([
  ...['main', 'npm-start', 'crash/crash', 'crash/opening', 'example', 'returning'],
  ...['floods', 'control-frames', 'full-disk', 'out-of-space', 'secrecy'],
]).concat('src/server/data-folder.test.ts');
/** They replace the system's chance, which other files use, too. */
export const alone = ofServer(['sequences']);
/** They need programs that only `npm run test:long` installs. */
export const overnight = [...ofServer(['recipes', 'routing']), 'src/server/tunnel/ssh.test.ts'];
/** They start the dev command, or pack and install everything. */
export const slowScripts = ['scripts/dev/dev.test.ts', 'scripts/package/package.test.ts'];

/** The longest files, in this order. They start first, so that in the end no worker is left alone with one of them. */
export const longest = [
  ...ofServer(['cluster/harness', 'cluster/history-checker', 'cluster/tables', 'cluster/servers']),
  'src/server/store/postgres/postgres.test.ts',
  ...['src/games/conformance.test.ts', 'src/games/cash-n-guns/rules/secrecy.test.ts', 'src/cli/lab.test.ts'],
  ...['src/games/the-boss/rules/secrecy.test.ts', 'src/games/honesty.test.ts'],
];
