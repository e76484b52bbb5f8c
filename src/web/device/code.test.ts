import { expect, test } from 'vitest';
import { codeFrom, isWholeCode } from './code.ts';

test.each([
  ['abcdef', 'ABCDEF'],
  [' ab-cd ef ', 'ABCDEF'],
  ['ABC DEF and more', 'ABCDEF'],
  ['http://192.168.0.7:3000/t/QWERTY', 'QWERTY'],
  ['https://hideout.test/t/qwerty?x=1#y', 'QWERTY'],
  ['ąbćdęf', 'ABCDEF'],
  ['łodzie', 'LQDZLE'],
  ['0128', 'QLZB'],
  ['', ''],
  ['!?', ''],
])('%j is the code %j', (typed, code) => {
  expect(codeFrom(typed)).toBe(code);
});

test('a whole code has six of the letters that occur', () => {
  expect(isWholeCode('ABCDEF')).toBe(true);
  expect(isWholeCode('ABCDE')).toBe(false);
  expect(isWholeCode('ABCDEI')).toBe(false);
});
