import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import {
  allTests,
  alone,
  clusterTests,
  longest,
  overnight,
  serverTests,
  slowScripts,
  unhurried,
} from './scripts/suites/lists.mjs';

/** Tests play thousands of games; how long that takes on a busy machine says nothing about their being right. */
const testTimeout = 300_000;

const scale = process.env['HIDEOUT_TEST_SCALE'];
const isQuick = scale === 'quick';

const slow = [...(isQuick ? unhurried : []), ...(scale === 'long' ? [] : overnight)];
const exclude = [...clusterTests, ...slow, ...(isQuick ? slowScripts : [])];
const server = { testTimeout, hookTimeout: testTimeout };

/** Without a file of earlier times, vitest would start large files first, and the longest are small. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
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
        test: { name: 'rules', include: allTests, exclude: serverTests, testTimeout, isolate: false },
      },
      // Starting a process and loading the server takes longer than most files run, so they share both.
      { test: { name: 'server', ...server, include: serverTests, exclude: [...exclude, ...alone], isolate: false } },
      { test: { name: 'server-alone', ...server, include: alone, exclude } },
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
