import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Tests play thousands of games; how long that takes on a busy machine says nothing about their being right. */
const testTimeout = 300_000;

const serverTests = ['src/server/**/*.test.ts', 'scripts/**/*.test.ts'];

const isQuick = process.env['HIDEOUT_TEST_SCALE'] === 'quick';

/**
 * They start whole servers, fill disks, play over sockets or wait until something is cut off: too long while one works.
 * The others share what they have loaded then.
 */
const unhurried = ['main', 'crash/crash', 'example', 'floods', 'full-disk', 'out-of-space', 'data-folder', 'secrecy'];
const exclude = isQuick ? unhurried.map((name) => `src/server/${name}.test.ts`) : [];
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
    ],
  },
});
