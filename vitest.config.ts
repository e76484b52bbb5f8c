import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Tests play thousands of games; how long that takes on a busy machine says nothing about their being right. */
const testTimeout = 300_000;

/** Servers that share a database: they need PostgreSQL. */
const clusterTests = ['src/server/store/postgres*.test.ts', 'src/server/{bus,cluster}/**/*.test.ts'];
const serverTests = ['src/server/**/*.test.ts', 'scripts/**/*.test.ts'];

const scale = process.env['HIDEOUT_TEST_SCALE'];
const isQuick = scale === 'quick';

/**
 * They start whole servers, fill disks, play over sockets or wait until something is cut off: too long while one works.
 * The others share what they have loaded then.
 */
const starting = ['main', 'npm-start', 'crash/crash', 'example', 'returning'];
const unhurried = [...starting, 'floods', 'control-frames', 'full-disk', 'out-of-space', 'data-folder', 'secrecy'];
/** They need programs that only `npm run test:long` installs. */
const overnight = ['recipes', 'routing'];
/** They start the dev command, or pack and install everything. */
const slowScripts = ['scripts/dev/dev.test.ts', 'scripts/package/package.test.ts'];
const slow = [...(isQuick ? unhurried : []), ...(scale === 'long' ? [] : overnight)];
const exclude = [...clusterTests, ...slow.map((name) => `src/server/${name}.test.ts`), ...(isQuick ? slowScripts : [])];
const server = { include: serverTests, exclude, testTimeout, hookTimeout: testTimeout, isolate: !isQuick };

export default defineConfig({
  test: {
    projects: [
      // The rules keep nothing between two tests, so files may share what they have loaded.
      {
        plugins: [svelte({ configFile: false })],
        test: { name: 'rules', include: ['src/**/*.test.ts'], exclude: serverTests, testTimeout, isolate: false },
      },
      { test: { name: 'server', ...server } },
      {
        test: {
          name: 'cluster',
          include: clusterTests,
          globalSetup: 'src/server/testing/postgres-setup.ts',
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});
