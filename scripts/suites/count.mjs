/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} [flaky] of those that passed, how many did so at the second attempt only
 */

/** @type {(report: string | undefined) => Counts} */
export function readVitest(report) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = JSON.parse(report ?? '{}');
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** @type {(report: string | undefined) => Counts} */
export function readPlaywright(report) {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = JSON.parse(report ?? '{}').stats ?? {};
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

/**
 * The outcome of a run. A run that failed without a failed test (a file that does not load, an error outside any test,
 * no report at all) counts as one failure, and so does a run without tests.
 *
 * @param {number | null} code how the runner exited
 * @param {Counts} counts
 */
export function countTests(code, { passed, failed: failedTests, skipped, flaky = 0 }) {
  const isBroken = code !== 0 || passed === 0;
  const failed = Math.max(failedTests, isBroken ? 1 : 0);
  const parts = [`${passed} passed`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (flaky > 0) parts.push(`${flaky} at the second attempt`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  return { passed, failed, verdict: parts.join(', ') };
}
