import { expect, test } from 'vitest';
import { listed, readArguments, wholeNumber } from './arguments.ts';

const known = { seats: 'value', option: 'value', json: 'switch' } as const;
const read = (line: string) => readArguments(line.split(' '), known);

test('words, switches and values are told apart, and values can follow a space or an equals sign', () => {
  const { words, has, all, one } = read('thieves --seats 4 --option a=1 --json --option=b=2 more');
  expect({ words, seats: one('seats'), options: all('option') }).toEqual({
    words: ['thieves', 'more'],
    seats: '4',
    options: ['a=1', 'b=2'],
  });
  expect([has('json'), has('seats'), has('option')]).toEqual([true, true, true]);
});

test('what was not given is not there', () => {
  const { has, all, one } = read('thieves');
  expect([has('json'), all('option'), one('seats')]).toEqual([false, [], undefined]);
});

test.each([
  ['--chairs 4', 'There is no --chairs; choose from --seats, --option or --json.'],
  ['-s', 'There is no -s; choose from --seats, --option or --json.'],
  ['--toString', 'There is no --toString; choose from --seats, --option or --json.'],
  ['--seats', '--seats needs a value.'],
  ['--json=yes', '--json takes no value.'],
])('%s is refused with a sentence', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
});

test('a value that can be given only once is refused the second time', () => {
  expect(() => read('--seats 3 --seats 4').one('seats')).toThrow('--seats can be given only once.');
});

test('a whole number is digits within limits', () => {
  expect(wholeNumber('seats', '6', 3, 6)).toBe(6);
  for (const text of ['2', '7', '', ' 4', '4.0', '-4', '4e0', 'four', '0x4']) {
    expect(() => wholeNumber('seats', text, 3, 6)).toThrow(`--seats takes a whole number from 3 to 6, not "${text}".`);
  }
});

test('choices are listed as one says them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', false]].map(listed)).toEqual(['', 'a', 'a or b', 'a, b or false']);
});
