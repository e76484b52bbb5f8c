import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lets a tool write a report to a temporary file and reads it; undefined if there is none.
 *
 * @template T
 * @param {(file: string) => Promise<T>} run
 * @returns {Promise<[T, string | undefined]>}
 */
export async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-test-'));
  const file = join(folder, 'report.json');
  const result = await run(file);
  const report = readIfThere(file);
  rmSync(folder, { recursive: true });
  return [result, report];
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
