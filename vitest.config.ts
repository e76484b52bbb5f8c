import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests play thousands of games; how long that takes on a busy machine says nothing about their being right. */
const testTimeout = 300_000;

/** Servers that share a database: they need PostgreSQL. */
const clusterTests = ['src/server/store/postgres/*.test.ts', '{src,tests}/server/cluster/**/*.test.ts'];
const serverTests = ['src/{server,room,table}/**/*.test.ts', 'tests/server/**/*.test.ts', 'scripts/**/*.test.ts'];

const scale = process.env['HIDEOUT_TEST_SCALE'];
const isQuick = scale === 'quick';

/** They start whole servers, fill disks, play over sockets or wait until something is cut off: too long while one works. */
const starting = ['main', 'npm-start', 'crash/crash', 'example', 'returning'];
const unhurried = [...starting, 'floods', 'control-frames', 'full-disk', 'out-of-space', 'data-folder', 'secrecy'];
/** They need programs that only `npm run test:long` installs. */
const overnight = ['recipes', 'routing', 'tunnel/ssh'];
/** They start the dev command, or pack and install everything. */
const slowScripts = ['scripts/dev/dev.test.ts', 'scripts/package/package.test.ts'];
const slow = [...(isQuick ? unhurried : []), ...(scale === 'long' ? [] : overnight)];
const exclude = [
  ...clusterTests,
  ...slow.map((name) => `{src,tests}/server/${name}.test.ts`),
  ...(isQuick ? slowScripts : []),
];
const server = { testTimeout, hookTimeout: testTimeout };

/** The longest files, in this order. They start first, so that in the end no worker is left alone with one of them. */
const longest = [
  ...['cluster/harness', 'postgres/postgres', 'cluster/history-checker', 'cluster/tables', 'cluster/servers'],
  ...['games/conformance', 'cash-n-guns/rules/secrecy', 'cli/lab', 'the-boss/rules/secrecy', 'games/honesty'],
];

/** Without a file of earlier times, vitest would start large files first, and the longest are small. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // The rules keep nothing between two tests, so files may share what they have loaded.
      {
        plugins: [svelte({ configFile: false })],
        test: { name: 'rules', include: ['src/**/*.test.ts'], exclude: serverTests, testTimeout, isolate: false },
      },
      // Starting a process and loading the server takes longer than most files run, so they share both.
      { test: { name: 'server', ...server, include: serverTests, exclude, isolate: false } },
      {
        test: {
          name: 'cluster',
          include: clusterTests,
          globalSetup: 'src/server/testing/postgres-setup.ts',
          ...server,
          isolate: false,
        },
      },
    ],
  },
});
