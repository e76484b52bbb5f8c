import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patched, type Patch } from '../../protocol/patch.ts';
import { scaled } from '../../testing/scale.ts';
import { OpenDifference } from './open-difference.ts';
import { PatchSheet } from './patch-sheet.ts';

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

/** What a task writes. */
function written(task: (sheet: PatchSheet) => void, sheet = new PatchSheet()): string {
  const start = sheet.length;
  task(sheet);
  return sheet.text(start, sheet.length);
}

const difference = (before: unknown, after: unknown): string => written((sheet) => sheet.difference(before, after));

/** Differences for one viewer after another, on one sheet. */
function openDifference(before: object, after: object): (ownBefore: object, ownAfter: object) => string {
  const sheet = new PatchSheet();
  const open = new OpenDifference(sheet, before, after);
  return (ownBefore, ownAfter) => written(() => open.write(ownBefore, ownAfter), sheet);
}

/** What comes out of it on the other side of the wire. */
const patchOf = (before: unknown, after: unknown): Patch | undefined => {
  const text = difference(before, after);
  return text === '' ? undefined : (JSON.parse(text) as Patch);
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
      expect(difference(value, structuredClone(value))).toBe('');
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

test('lists with numbers, and lists without, arrive as they are', () => {
  for (const value of [[], [0], [1, 2.5, -3], [1, null], ['a', 1], [[1], 2], Array.from({ length: 40 }, (_, n) => n)]) {
    expect(patchOf(null, value)).toEqual([value]);
  }
});

const record = fc.dictionary(fields, data, { maxKeys: 3, noNullPrototype: true });

test('viewer after viewer gets the whole difference, whatever they see otherwise than all', () => {
  /** Out of the fields that all see. */
  const ownOf = (open: object, more: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(more).filter(([name]) => Object.hasOwn(open, name)));
  const viewers = fc.array(fc.tuple(record, record), { maxLength: 5 });
  fc.assert(
    fc.property(viewers, record, record, fc.boolean(), (all, before, other, isAlike) => {
      const after = isAlike ? { ...before, ...ownOf(before, other) } : other;
      const differences = openDifference(before, after);
      for (const [some, more] of all) {
        const [ownBefore, ownAfter] = [ownOf(before, some), ownOf(after, more)];
        const [seen, sees] = [
          { ...before, ...ownBefore },
          { ...after, ...ownAfter },
        ];
        const text = differences(ownBefore, ownAfter);
        expect(text === '' ? seen : patched(seen, JSON.parse(text) as Patch)).toEqual(sees);
      }
    }),
    { numRuns },
  );
});

test('lists of which a viewer has some places for themselves', () => {
  const places = fc.array(fc.option(data, { nil: undefined }), { minLength: 2, maxLength: 4 });
  const rows = fc.tuple(fc.array(data, { minLength: 2, maxLength: 4 }), fc.array(data, { minLength: 2, maxLength: 4 }));
  fc.assert(
    fc.property(rows, fc.array(fc.tuple(places, places), { maxLength: 4 }), ([before, after], viewers) => {
      const differences = openDifference({ row: before }, { row: after });
      for (const [ownBefore, ownAfter] of viewers) {
        const was = { row: before.map((each, place) => ownBefore[place] ?? each) };
        const is = { row: after.map((each, place) => ownAfter[place] ?? each) };
        const text = differences(was, is);
        expect(text === '' ? was : patched(was, JSON.parse(text) as Patch)).toEqual(is);
      }
    }),
    { numRuns },
  );
});

test('what is the same for all is told as it is, and what is not by itself', () => {
  const [was, is] = [
    [{ size: 1 }, { size: 5 }],
    [{ size: 2 }, { size: 6 }],
  ];
  const differences = openDifference({ was, own: null, deck: 3 }, { was: is, own: null, deck: 2 });
  expect(differences({}, {})).toBe('{"was":{"0":{"size":[2]},"1":{"size":[6]}},"deck":[2]}');
  expect(differences({ own: 5 }, { own: 6 })).toBe('{"was":{"0":{"size":[2]},"1":{"size":[6]}},"deck":[2],"own":[6]}');
  const mine = (size: number, rest: unknown) => ({ was: [{ size }, rest] });
  expect(differences(mine(8, was[1]), mine(9, is[1]))).toBe('{"deck":[2],"was":{"0":{"size":[9]},"1":{"size":[6]}}}');
  // What one had for oneself until now lies open from now on.
  expect(differences({ deck: 7 }, {})).toBe('{"was":{"0":{"size":[2]},"1":{"size":[6]}},"deck":[2]}');
});

test('whatever is written is ASCII', () => {
  const text = difference({ name: 'Ala' }, { name: 'Żółw 🐢', list: ['ż'] });
  expect(text).toMatch(/^[ -~]*$/);
  expect(JSON.parse(text)).toEqual([{ name: 'Żółw 🐢', list: ['ż'] }]);
});
