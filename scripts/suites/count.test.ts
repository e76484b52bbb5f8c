import { expect, test } from 'vitest';
import { countTests } from './count.mjs';

const report = (passed: number, failed: number, skipped: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped });

test('counts come from the report', () => {
  expect(countTests(0, report(812, 0, 0))).toEqual({ passed: 812, failed: 0, verdict: '812 passed' });
  expect(countTests(1, report(5, 2, 1))).toEqual({ passed: 5, failed: 2, verdict: '5 passed, 2 failed, 1 skipped' });
});

test('a run that fails without a failed test is one failure', () => {
  expect(countTests(1, report(5, 0, 0)).failed).toBe(1);
  expect(countTests(null, undefined).failed).toBe(1);
});

test('a run without tests is a failure', () => {
  expect(countTests(0, report(0, 0, 3))).toEqual({ passed: 0, failed: 1, verdict: '0 passed, 1 failed, 3 skipped' });
});
