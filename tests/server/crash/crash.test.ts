import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildPrograms } from '../../../scripts/setup/build.mjs';
import { scaled } from '../../../src/testing/scale.ts';
import { launcher } from '../../../src/server/testing/process.ts';
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
  const { lost } = await crash([await lyingServer()], 5);
  expect(lost.join('\n')).toMatch(/saw entry \d+, the last one is \d+/);
});

/** Bundled like the server and placed beside it, so that it finds the same packages. */
async function lyingServer(): Promise<string> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const folder = mkdtempSync(here('../../../dist/lying-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const outfile = join(folder, 'server.js');
  await build({
    entryPoints: [here('./testing/lying-server.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  return outfile;
}
