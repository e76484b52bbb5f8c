import { beforeAll, expect, test } from 'vitest';
import { buildPrograms } from '../../../scripts/setup/build.mjs';
import { scaled } from '../../../src/testing/scale.ts';
import { launcher } from '../../../src/server/testing/process.ts';
import { disturb } from '../../../src/server/cluster/testing/cluster-harness.ts';

beforeAll(buildPrograms);

/**
 * How long the test disturbs the servers, in seconds. Starting the games and checking everything takes another half
 * minute.
 */
const seconds = Number(process.env['CLUSTER_SECONDS'] ?? scaled({ quick: 0, normal: 20, long: 600 }));

test.runIf(seconds > 0)(
  'servers, their connections and their database may fail: nobody is told anything wrong, and all tables go on',
  async () => {
    const report = await disturb({ program: [launcher], tables: 50, seconds });
    console.log(report.disturbances, report.entries);
    expect(report.violations).toEqual([]);
  },
);
