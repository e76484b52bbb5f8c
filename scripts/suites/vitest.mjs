import { countTests, readVitest } from './count.mjs';
import { withReport } from './report.mjs';
import { tool } from './tool.mjs';

/**
 * Runs one of the projects of vitest.config.ts.
 *
 * @param {string} project
 * @param {string} workers their number, or a share of the cores
 * @returns {Promise<import('./table.mjs').Outcome>}
 */
export async function vitest(project, workers) {
  const [{ code, output }, report] = await withReport((file) => {
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return tool(['vitest', 'run', `--project=${project}`, `--maxWorkers=${workers}`, '--allowOnly=false', ...reports]);
  });
  return { ...countTests(code, readVitest(report)), output };
}
