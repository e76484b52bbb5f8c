/**
 * How many tests passed and failed, by Vitest's report. A run that failed without a failed test (a file that does not
 * load, an error outside any test, no report at all) counts as one failure, and so does a run without tests.
 *
 * @param {number | null} code how Vitest exited
 * @param {string | undefined} report
 */
export function countTests(code, report) {
  const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests: skipped = 0 } = JSON.parse(report ?? '{}');
  const isBroken = code !== 0 || passed === 0;
  const failed = Math.max(numFailedTests, isBroken ? 1 : 0);
  const parts = [`${passed} passed`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  return { passed, failed, verdict: parts.join(', ') };
}
