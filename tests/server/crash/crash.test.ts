import { beforeAll, expect, test } from 'vitest';
import { buildPrograms } from '../../../scripts/setup/build.mjs';
import { scaled } from '../../../src/testing/scale.ts';
import { launcher } from '../../../src/server/testing/process.ts';
import { changedServer } from './testing/changed-server.ts';
import { crash } from './testing/crashes.ts';

beforeAll(buildPrograms);

test('nothing that anybody saw is lost when the server is killed, nothing happens twice, and all play on', async () => {
  const kills = scaled({ quick: 2, normal: 10, long: 500 });
  const report = await crash([launcher], kills);
  console.log(report);
  expect(report).toMatchObject({ kills, lost: [], finished: 24 });
  expect(report.underWay).toBeGreaterThanOrEqual(20);
});

test('a store that promises before it has written is found out', async () => {
  const { lost } = await crash([await changedServer('lying')], 5);
  expect(lost.join('\n')).toMatch(/saw entry \d+, the last one is \d+/);
});
