import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainJson, shortJson } from './plain.ts';

test.each(['ż', 'dwa złote', '€', '🎩', '\u2028', 'é\u0080\u007f', '"\\u017c"'])(
  '%s is ASCII, and is read as it was',
  (word) => {
    expect(plainJson({ word })).toMatch(/^[\0-\x7f]*$/);
    expect(JSON.parse(plainJson({ word }))).toEqual({ word });
  },
);

test('whatever JSON can say is read as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(plainJson(value)).toMatch(/^[\0-\x7f]*$/);
      expect(JSON.parse(plainJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('something short is written in the same way', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(shortJson(value)).toBe(plainJson(value));
    }),
  );
  const odd = { none: undefined, nan: NaN, huge: 1e21, small: -0, words: ['a"b', 'c\\d', '\u007f', 'x'.repeat(100)] };
  expect(shortJson(odd)).toBe(plainJson(odd));
});
