import { fieldAfter, shortJson } from './plain.ts';

/*
 * The patch between two plain values, written out at once: it is made for every viewer of every move, and a patch that
 * nobody reads on this side would be built only to be written.
 */

export type Data = Readonly<Record<string, unknown>>;
export type List = readonly unknown[];

/** An empty text: nothing has changed. */
export function difference(before: unknown, after: unknown): string {
  if (before === after) return '';
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return whole(after);
  if (Array.isArray(after)) return Array.isArray(before) ? betweenLists(before, after) : whole(after);
  return Array.isArray(before) ? whole(after) : betweenRecords(before as Data, after as Data);
}

/** Something in place of what was there. */
const whole = (value: unknown): string => `[${shortJson(value)}]`;

function betweenLists(before: List, after: List): string {
  const { length } = before;
  if (length > after.length || (length === 0 && after.length > 0)) return whole(after);
  let patch = '';
  for (let place = 0; place < length; place++) {
    const inside = difference(before[place], after[place]);
    if (inside !== '') patch += placed(patch, place) + inside;
  }
  if (length < after.length) return patch === '' ? grown(length, after) : whole(after);
  return patch === '' ? '' : `${patch}}`;
}

/** A list that grew at its end is told by what came to it. */
function grown(length: number, after: List): string {
  let patch = '';
  for (let place = length; place < after.length; place++) patch += placed(patch, place) + whole(after[place]);
  return `${patch}}`;
}

/** Goes on with a patch, which may be empty, at a place of a list. */
export const placed = (patch: string, place: number): string =>
  (patch === '' ? firstPlaces : furtherPlaces)[place] ?? `${patch === '' ? '{"' : ',"'}${place}":`;

const firstPlaces = Array.from({ length: 100 }, (_, place) => `{"${place}":`);
const furtherPlaces = Array.from({ length: 100 }, (_, place) => `,"${place}":`);

/** Records with other fields than before are told whole. */
function betweenRecords(before: Data, after: Data): string {
  for (const field in before) if (fieldOf(after, field) === undefined) return whole(after);
  let patch = '';
  for (const field in after) {
    const was = before[field];
    const is = after[field];
    if (was === is) continue;
    if (!Object.hasOwn(before, field)) return whole(after);
    const inside = difference(was, is);
    if (inside !== '') patch += fieldAfter(patch, field) + inside;
  }
  return patch === '' ? '' : `${patch}}`;
}

/** Undefined, if there is no such field: what every object inherits is no data. */
export function fieldOf(record: Data, field: string): unknown {
  const value = record[field];
  return typeof value === 'function' ? undefined : value;
}

export const joined = (some: string, more: string): string =>
  some === '' ? more : more === '' ? some : `${some},${more}`;
