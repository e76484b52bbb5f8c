import { defineConfig } from 'vitest/config';

/** Tests play thousands of games; how long that takes on a busy machine says nothing about their being right. */
const testTimeout = 300_000;

/** Games that are not in the catalogue yet: `npx vitest run --project coming`. */
const coming = ['src/games/cash-n-guns/**/*.test.ts', 'src/bots/regular/cash-n-guns/**/*.test.ts'];

const serverTests = ['src/server/**/*.test.ts', 'scripts/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['src/**/*.test.ts'], exclude: [...serverTests, ...coming], testTimeout } },
      { test: { name: 'coming', include: coming, testTimeout } },
      { test: { name: 'server', include: serverTests, testTimeout, hookTimeout: testTimeout } },
    ],
  },
});
