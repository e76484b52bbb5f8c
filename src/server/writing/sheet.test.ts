import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainJson } from '../../protocol/plain.ts';
import { Sheet } from './sheet.ts';

const jsonOf = (value: unknown): string => {
  const sheet = new Sheet();
  sheet.json(value);
  return sheet.text(0, sheet.length);
};

test('whatever JSON can say is written as JSON.stringify would, in ASCII', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(jsonOf(value)).toBe(plainJson(value));
    }),
  );
});

test.each([0, 7, 10, 99, 100, -1, 0.5, -0, 1e21, 1_794_841_448_691, NaN, Infinity])('the number %d', (value) => {
  expect(jsonOf(value)).toBe(JSON.stringify(value));
});

test('fields that are not there are not written', () => {
  expect(jsonOf({ a: undefined, b: 1, c: undefined })).toBe('{"b":1}');
  expect(jsonOf({ a: undefined })).toBe('{}');
});

test('there is room for whatever comes', () => {
  const long = { list: Array.from({ length: 30_000 }, (_, place) => place), text: 'ż'.repeat(20_000) };
  expect(jsonOf(long)).toBe(plainJson(long));
});

test('what was written can be crossed out, and written again from the sheet', () => {
  const sheet = new Sheet();
  sheet.ascii('one');
  const [from, to] = [0, sheet.length];
  sheet.ascii('-two');
  sheet.cutTo(to);
  sheet.ascii('+');
  sheet.again(from, to);
  expect(sheet.text(0, sheet.length)).toBe('one+one');
  // Also when the sheet has to become larger for it.
  for (let times = 0; times < 20; times++) sheet.again(0, sheet.length);
  expect(sheet.text(0, sheet.length)).toBe('one+one'.repeat(2 ** 20));
});

test('a record goes on with fields, with places of a list, and with what is written already', () => {
  const sheet = new Sheet();
  const start = sheet.length;
  sheet.endRecord(start);
  expect(sheet.length).toBe(start);
  sheet.field(start, 'hand');
  sheet.alone(3);
  const from = sheet.length + 1;
  sheet.place(start, 12);
  sheet.alone(null);
  sheet.further(start, from, sheet.length);
  sheet.further(start, from, from - 1);
  sheet.endRecord(start);
  expect(sheet.text(start, sheet.length)).toBe('{"hand":[3],"12":[null],"12":[null]}');
});

test('what leads to something is taken back, if nothing came', () => {
  const sheet = new Sheet();
  for (const value of [undefined, 4]) {
    const here = sheet.length;
    sheet.ascii('deck: ');
    const inside = sheet.length;
    if (value !== undefined) sheet.json(value);
    sheet.takeBack(here, inside);
  }
  expect(sheet.text(0, sheet.length)).toBe('deck: 4');
});
