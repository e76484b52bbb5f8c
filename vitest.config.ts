import { defineConfig } from 'vitest/config';

/** Tests play thousands of games; how long that takes on a busy machine says nothing about their being right. */
const testTimeout = 300_000;

const serverTests = ['src/server/**/*.test.ts', 'scripts/**/*.test.ts'];

/** They start whole servers, fill disks, or wait until something is cut off: too long while one works. */
const unhurried = ['main', 'crash/crash', 'example', 'floods', 'full-disk', 'out-of-space', 'data-folder'];
const leftOut =
  process.env['HIDEOUT_TEST_SCALE'] === 'quick' ? unhurried.map((name) => `src/server/${name}.test.ts`) : [];

export default defineConfig({
  test: {
    projects: [
      // The rules keep nothing between two tests, so files may share what they have loaded.
      { test: { name: 'rules', include: ['src/**/*.test.ts'], exclude: serverTests, testTimeout, isolate: false } },
      { test: { name: 'server', include: serverTests, exclude: leftOut, testTimeout, hookTimeout: testTimeout } },
    ],
  },
});
