import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mostReports } from '../limits/bounds.ts';
import { reporter } from './reporter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function logged() {
  const lines: string[] = [];
  const report = reporter((error, times) => void lines.push(`${String(error)} ×${times}`));
  return { lines, report };
}

const full = () => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

test('a repeated error is logged immediately, and then once a minute with a count', () => {
  const { lines, report } = logged();
  for (let time = 0; time < 540; time++) report(full());
  expect(lines).toEqual(['Error: database or disk is full ×1']);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual(['Error: database or disk is full ×539']);
  report(full());
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual(['Error: database or disk is full ×1']);
});

test('after a quiet minute the next one is logged immediately', () => {
  const { lines, report } = logged();
  report(full());
  vi.advanceTimersByTime(60_000);
  report(full());
  expect(lines).toHaveLength(2);
});

test('other errors are not held back by it', () => {
  const { lines, report } = logged();
  report(full());
  report(new Error('Entry 7 of table ABCDEF cannot be read'));
  report(new Error('Entry 9 of table GHJKLM cannot be read'));
  expect(lines).toHaveLength(3);
});

test('however many kinds there are, few of them are told apart', () => {
  const { lines, report } = logged();
  for (let kind = 0; kind < 5000; kind++) report(new Error(`Error ${kind}`));
  expect(lines).toHaveLength(mostReports + 1);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(mostReports + 1)).toEqual([`Error: Error 4999 ×${5000 - mostReports - 1}`]);
});
