import { expect, test } from 'vitest';
import { codeFrom, codeInGroups, isWholeCode } from './code.ts';

test.each([
  ['abcdef', 'ABCDEF'],
  [' ab-cd ef ', 'ABCDEF'],
  ['abcd efgh', 'ABCDEFGH'],
  ['ABCD\u00a0EFGH', 'ABCDEFGH'],
  ['ABCD-EFGH', 'ABCDEFGH'],
  ['abc def ghj klm npq', 'ABCDEFGHJKLM'],
  ['http://192.168.0.7:3000/t/QWERTY', 'QWERTY'],
  ['https://hideout.test/t/qwerty?x=1#y', 'QWERTY'],
  ['https://hideout.test/t/abcd%20efgh', 'ABCDEFGH'],
  ['https://hideout.test/t/ABCD-EFGH', 'ABCDEFGH'],
  ['ąbćdęf', 'ABCDEF'],
  ['łodzie', 'LQDZLE'],
  ['0128', 'QLZB'],
  ['', ''],
  ['!?', ''],
])('%j is the code %j', (typed, code) => {
  expect(codeFrom(typed)).toBe(code);
});

test.each([
  ['ABCDEF', 'ABCDEF'],
  ['ABCDEFG', 'ABCD\u00a0EFG'],
  ['ABCDEFGH', 'ABCD\u00a0EFGH'],
  ['ABCDEFGHJKLM', 'ABCDEF\u00a0GHJKLM'],
])('%s is shown as %s, and is the same code when that is typed', (code, shown) => {
  expect([codeInGroups(code), codeFrom(shown), isWholeCode(code)]).toEqual([shown, code, true]);
});

test('a whole code has six to twelve of the letters that occur', () => {
  expect(isWholeCode('ABCDEF')).toBe(true);
  expect(isWholeCode('ABCDEFGHJKLMN')).toBe(false);
  expect(isWholeCode('ABCDE')).toBe(false);
  expect(isWholeCode('ABCDEI')).toBe(false);
});
