import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './count.mjs';
import { tool } from './tool.mjs';

/**
 * Runs one of the projects of vitest.config.ts.
 *
 * @param {string} project
 * @returns {Promise<import('./table.mjs').Outcome>}
 */
export async function vitest(project) {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-test-'));
  const file = join(folder, 'report.json');
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await tool(['vitest', 'run', `--project=${project}`, '--allowOnly=false', ...reports]);
  const counts = countTests(code, readIfThere(file));
  rmSync(folder, { recursive: true });
  return { ...counts, output };
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
