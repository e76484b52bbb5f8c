import { expect, test } from 'vitest';
import { countTests, readPlaywright, readVitest } from './count.mjs';

const counts = (passed: number, failed: number, skipped: number) => ({ passed, failed, skipped });

test('counts come from the report of the runner', () => {
  const vitest = JSON.stringify({ numPassedTests: 812, numFailedTests: 2, numPendingTests: 1 });
  expect(readVitest(vitest)).toEqual(counts(812, 2, 1));
  const playwright = JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(readPlaywright(playwright)).toEqual({ ...counts(8, 1, 2), flaky: 1 });
  expect(readVitest(undefined)).toEqual(counts(0, 0, 0));
  expect(readPlaywright(undefined)).toMatchObject(counts(0, 0, 0));
});

test('a suite says what it came to', () => {
  expect(countTests(0, counts(812, 0, 0))).toEqual({ passed: 812, failed: 0, verdict: '812 passed' });
  expect(countTests(1, counts(5, 2, 1))).toEqual({ passed: 5, failed: 2, verdict: '5 passed, 2 failed, 1 skipped' });
  const late = { ...counts(8, 0, 0), flaky: 1 };
  expect(countTests(0, late)).toEqual({ passed: 8, failed: 0, verdict: '8 passed, 1 at the second attempt' });
});

test('a run that fails without a failed test is one failure', () => {
  expect(countTests(1, counts(5, 0, 0)).failed).toBe(1);
  expect(countTests(null, counts(0, 0, 0)).failed).toBe(1);
});

test('a run without tests is a failure', () => {
  expect(countTests(0, counts(0, 0, 3))).toEqual({ passed: 0, failed: 1, verdict: '0 passed, 1 failed, 3 skipped' });
});
