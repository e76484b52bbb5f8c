import { defineConfig } from 'vitest/config';

/** Tests play thousands of games; how long that takes on a busy machine says nothing about their being right. */
const testTimeout = 300_000;

const serverTests = ['src/server/**/*.test.ts', 'scripts/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      // The rules keep nothing between two tests, so files may share what they have loaded.
      { test: { name: 'rules', include: ['src/**/*.test.ts'], exclude: serverTests, testTimeout, isolate: false } },
      { test: { name: 'server', include: serverTests, testTimeout, hookTimeout: testTimeout } },
    ],
  },
});
