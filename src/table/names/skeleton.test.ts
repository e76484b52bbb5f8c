import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameIn } from '../../protocol/names.ts';
import { scaled } from '../../testing/scale.ts';
import { lookAlikes } from './look-alikes.ts';
import { looksLike, skeleton } from './skeleton.ts';

const numRuns = scaled({ quick: 500, normal: 5000, long: 100_000 });

const rows = Object.entries(lookAlikes).map(([letters, characters]) => ({
  letters,
  characters: [...characters.replaceAll(' ', '')],
}));
const listed = rows.flatMap(({ characters }) => characters);
/** A text, and a version of it drawn with look-alikes. */
const drawn = fc
  .array(
    fc
      .constantFrom(...rows)
      .chain(({ letters, characters }) => fc.tuple(fc.constant(letters), fc.constantFrom(...characters))),
    { minLength: 1, maxLength: 10 },
  )
  .map((pairs) => ({ meant: pairs.map(([letters]) => letters).join(''), seen: pairs.map(([, one]) => one).join('') }));

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...listed, ...".-' \u0301\u3099\u200d\ufe0f"), maxLength: 20 }),
);

describe('a skeleton', () => {
  test('has itself as its skeleton', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(skeleton(skeleton(text))).toBe(skeleton(text));
      }),
      { numRuns },
    );
  });

  test('of a name is never empty, so that no two names are alike for want of letters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = nameIn(text);
        if (name !== undefined) expect(skeleton(name)).not.toBe('');
      }),
      { numRuns },
    );
  });

  test('is the same for all look-alikes of its letters, in any order', () => {
    fc.assert(
      fc.property(drawn, ({ meant, seen }) => {
        expect(skeleton(seen)).toBe(meant);
      }),
      { numRuns },
    );
  });
});

describe('two names', () => {
  test('look alike in either order', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        expect(looksLike(one, other)).toBe(looksLike(other, one));
      }),
      { numRuns },
    );
  });

  test('look alike if they are the same', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(looksLike(name, name)).toBe(true);
      }),
      { numRuns },
    );
  });

  test('look alike if they differ in capitals only', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aąbcćdeęilłmnorsśuvwzźżдїжпЛ'), minLength: 1 }), (name) => {
        expect(looksLike(name, name.toUpperCase())).toBe(true);
      }),
      { numRuns },
    );
  });
});

describe('the table of look-alikes', () => {
  test('has no character twice', () => {
    expect(listed.filter((one, index) => listed.indexOf(one) !== index)).toEqual([]);
  });

  test('has no character that normalization changes: it would never be looked up', () => {
    expect(listed.filter((one) => one.normalize('NFKD') !== one)).toEqual([]);
  });
});
