import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaled } from '../testing/scale.ts';
import { difference, patched, type Patch } from './patch.ts';

const numRuns = scaled({ quick: 300, normal: 3000, long: 100_000 });

/** Plain data with few different fields and values, so that two of them are often equal in parts. */
const fields = fc.constantFrom('a', 'b', 'seats', 'length', 'size', '0');
const { data } = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, 2.5, '', 'x'),
    fc.array(tie('data'), { maxLength: 3 }),
    fc.dictionary(fields, tie('data'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

/** A patch as it arrives on the other side. */
function sent(before: unknown, after: unknown): Patch | undefined {
  const patch = difference(before, after);
  return patch === undefined ? undefined : (JSON.parse(patch) as Patch);
}

test('a value with the difference to another one is the other one', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const patch = sent(before, after);
      expect(patch ? patched(before, patch) : before).toEqual(after);
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

test('neither the values nor the patch are changed', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const copies = structuredClone([before, after]);
      const patch = sent(before, after);
      const copy = structuredClone(patch);
      if (patch) patched(before, patch);
      expect([before, after, patch]).toEqual([...copies, copy]);
    }),
    { numRuns },
  );
});

test('a patch names only what changed, and the rest stays the same object', () => {
  const before = { hands: [{ size: 3 }, { size: 2 }], deck: 20, middle: [7, 8] };
  const after = { hands: [{ size: 3 }, { size: 3 }], deck: 19, middle: [7, 8, 9] };
  const patch = sent(before, after);
  expect(patch).toEqual({ hands: { 1: { size: [3] } }, deck: [19], middle: { 2: [9] } });
  expect(patched(before, patch ?? [0]).hands[0]).toBe(before.hands[0]);
});

test('a list that grew is told by what came; a shorter one, or one that was empty, is told whole', () => {
  expect(sent([1, 2], [1, 2, { a: 3 }, 4])).toEqual({ 2: [{ a: 3 }], 3: [4] });
  expect(sent([], [1])).toEqual([[1]]);
  expect(sent([1, 2], [1])).toEqual([[1]]);
});

test('a hole in a list is sent as null, and the message stays readable', () => {
  expect(sent([1, 2], [1, undefined])).toEqual({ 1: [null] });
});
