import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainJson } from './plain.ts';

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
