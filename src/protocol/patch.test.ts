import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaled } from '../testing/scale.ts';
import { difference, OpenDifference, type Written } from './difference.ts';
import { patched, type Patch } from './patch.ts';

const numRuns = scaled({ quick: 300, normal: 3000, long: 100_000 });

/** Plain data with few different fields and values, so that two of them are often alike in parts. */
const fields = fc.constantFrom('a', 'b', 'seats', 'length', 'constructor', 'toString', '0');
const { data } = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, 2.5, '', 'x'),
    fc.array(tie('data'), { maxLength: 3 }),
    fc.dictionary(fields, tie('data'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

/** What comes out of it on the other side of the wire. */
const patchOf = (before: unknown, after: unknown): Patch | undefined => {
  const text = difference(before, after);
  return text === undefined ? undefined : (JSON.parse(text) as Patch);
};

test('a value with the difference to another one is the other one', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const patch = patchOf(before, after);
      expect(patch === undefined ? before : patched(before, patch)).toEqual(after);
    }),
    { numRuns },
  );
});

test('between equal values there is no difference', () => {
  fc.assert(
    fc.property(data, (value) => {
      expect(difference(value, structuredClone(value))).toBeUndefined();
    }),
    { numRuns },
  );
});

test('neither the value before nor the patch is changed', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const [here, there] = [structuredClone(before), structuredClone(after)];
      const patch = patchOf(before, after);
      const copy = structuredClone(patch);
      if (patch !== undefined) patched(before, patch);
      expect([before, after, patch]).toEqual([here, there, copy]);
    }),
    { numRuns },
  );
});

test('only what changed is told, and the rest stays the same object', () => {
  const before = { hands: [{ size: 3 }, { size: 2 }], deck: 20, middle: [7, 8] };
  const after = { hands: [{ size: 3 }, { size: 3 }], deck: 19, middle: [7, 8, 9] };
  const patch = patchOf(before, after);
  expect(patch).toEqual({ hands: { 1: { size: [3] } }, deck: [19], middle: { 2: [9] } });
  expect(patched(before, patch ?? [0]).hands[0]).toBe(before.hands[0]);
});

test('a list that grew at its end is told by what came; any other list of another length is told whole', () => {
  expect(patchOf([1, 2], [1, 2, { a: 3 }, 4])).toEqual({ 2: [{ a: 3 }], 3: [4] });
  expect(patchOf([1, 2], [1, 3, 4])).toEqual([[1, 3, 4]]);
  expect(patchOf([1, 2], [1])).toEqual([[1]]);
  expect(patchOf([], [1])).toEqual([[1]]);
});

test('what was written about two records or lists is not written again, and not taken for another pair', () => {
  const [three, four, other] = [{ size: 3 }, { size: 4 }, { size: 5 }];
  const written: Written = [];
  const [before, after] = [
    [three, 0],
    [four, 0],
  ];
  expect(difference(before, after, written)).toBe('{"0":{"size":[4]}}');
  expect(written).toEqual([
    { before: three, after: four, text: '{"size":[4]}' },
    { before, after, text: '{"0":{"size":[4]}}' },
  ]);
  expect(difference([1, three], [1, four], written)).toBe('{"1":{"size":[4]}}');
  expect(difference([1, other], [1, four], written)).toBe('{"1":{"size":[4]}}');
  expect(difference([four], [three], written)).toBe('{"0":{"size":[3]}}');
});

test('lists with numbers, and lists without, arrive as they are', () => {
  for (const value of [[], [0], [1, 2.5, -3], [1, null], ['a', 1], [[1], 2], Array.from({ length: 40 }, (_, n) => n)]) {
    expect(patchOf(null, value)).toEqual([value]);
  }
});

const record = fc.dictionary(fields, data, { maxKeys: 3, noNullPrototype: true });

test('viewer after viewer gets the whole difference, whatever they share with what is open', () => {
  const own = fc.tuple(fc.option(data, { nil: undefined }), fc.option(data, { nil: undefined }));
  fc.assert(
    fc.property(fc.array(own, { maxLength: 5 }), fc.tuple(record, record), data, (viewers, [was, is], later) => {
      const [before, after] = [
        { ...was, own: null, seat: 0 },
        { ...is, own: later, seat: 1 },
      ];
      const differences = new OpenDifference(before, after);
      for (const [ownBefore, ownAfter] of viewers) {
        const seen = ownBefore === undefined ? before : { ...before, own: ownBefore };
        const sees = ownAfter === undefined ? after : { ...after, own: ownAfter };
        const text = differences.between(seen, sees);
        expect(text === undefined ? seen : patched(seen, JSON.parse(text) as Patch)).toEqual(sees);
      }
    }),
    { numRuns },
  );
});

test('viewers whose records have nothing to do with the open ones get the whole difference, too', () => {
  fc.assert(
    fc.property(fc.tuple(record, record), fc.array(fc.tuple(record, record), { maxLength: 4 }), ([was, is], pairs) => {
      const differences = new OpenDifference(was, is);
      for (const [before, after] of pairs) {
        const text = differences.between(before, after);
        expect(text === undefined ? before : patched(before, JSON.parse(text) as Patch)).toEqual(after);
      }
    }),
    { numRuns },
  );
});

test('more fields than bits in a number', () => {
  const wide = (value: number) => Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, value]));
  const text = new OpenDifference(wide(1), wide(2)).between(wide(1), { ...wide(2), f35: 1, f3: 7 });
  expect(patched(wide(1), JSON.parse(text ?? '') as Patch)).toEqual({ ...wide(2), f35: 1, f3: 7 });
});

test('what is the same for all is written once', () => {
  const [was, is] = [[{ size: 1 }], [{ size: 2 }]];
  const differences = new OpenDifference({ was, own: null, deck: 3 }, { was: is, own: null, deck: 2 });
  const patch = differences.between({ was, own: 5, deck: 3 }, { was: is, own: 6, deck: 2 });
  expect(JSON.parse(patch ?? '')).toEqual({ was: { 0: { size: [2] } }, deck: [2], own: [6] });
  expect(differences.between({ was, own: 5, deck: 3 }, { was: is, own: 5, deck: 2 })).toBe(
    '{"was":{"0":{"size":[2]}},"deck":[2]}',
  );
});

test('whatever is written is ASCII', () => {
  const text = difference({ name: 'Ala' }, { name: 'Żółw 🐢', list: ['ż'] }) ?? '';
  expect(text).toMatch(/^[ -~]*$/);
  expect(JSON.parse(text)).toEqual([{ name: 'Żółw 🐢', list: ['ż'] }]);
});
