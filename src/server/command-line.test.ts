import { expect, test } from 'vitest';
import { printable, whyNotTaken } from './command-line.ts';

test.each(['HJKLMN', 'Żaneta', '👩‍👩‍👧', '/srv/data/table.json', '', 'There is no table “X” …'])(
  '%j is printed as it is',
  (text) => {
    expect(printable(text)).toBe(text);
  },
);

test.each([
  ['\u001b[2JAla', '\\u001b[2JAla'],
  ['\u009b2JAla', '\\u009b2JAla'],
  ['Ala\nBruno', 'Ala\\u000aBruno'],
  ['\u202egnab', '\\u202egnab'],
  ['Żaneta\u200b', '\\u017baneta\\u200b'],
  ['\ud800', '\\ud800'],
])('%j would do something to a terminal, so it is escaped', (text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('the first word that is not known is named, with those that are', () => {
  expect(whyNotTaken(['--share', '--shar\u001b'], ['--share', '--help'])).toBe(
    'There is no "--shar\\u001b" here; choose from: --share, --help.',
  );
  expect(whyNotTaken(['--share'], ['--share', '--help'])).toBeUndefined();
});
