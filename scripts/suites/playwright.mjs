import { countTests, readPlaywright } from './count.mjs';
import { withReport } from './report.mjs';
import { tool } from './tool.mjs';

/**
 * Runs the browser tests of playwright.config.ts.
 *
 * @returns {Promise<import('./table.mjs').Outcome>}
 */
export async function playwright() {
  const [{ code, output }, report] = await withReport((file) => {
    process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = file;
    return tool(['playwright', 'test', '--reporter=line,json']);
  });
  return { ...countTests(code, readPlaywright(report)), output };
}
