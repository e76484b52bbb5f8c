import { plainJson } from './plain.ts';

/*
 * The patch between two plain values, written out at once: it is made for every viewer of every move, and a patch that
 * nobody reads on this side would be built only to be written.
 */

/** What was written about two records or lists: viewers of a table share many, and for them it is written once. */
interface Pair {
  readonly before: object;
  readonly after: object;
  readonly text: string | undefined;
}

/** The first of them; so few are found faster in a row than by their names. */
export type Written = Pair[];
const mostPairs = 24;

/** Undefined: nothing has changed. */
export function difference(before: unknown, after: unknown, written: Written = []): string | undefined {
  if (before === after) return undefined;
  if (!isData(before) || !isData(after)) return whole(after);
  for (const pair of written) if (pair.after === after && pair.before === before) return pair.text;
  const text = between(before, after, written);
  if (written.length < mostPairs) written.push({ before, after, text });
  return text;
}

type Data = Readonly<Record<string | number, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

function between(before: Data, after: Data, written: Written): string | undefined {
  if (!Array.isArray(after)) return Array.isArray(before) ? whole(after) : betweenRecords(before, after, written);
  return Array.isArray(before) ? betweenLists(before, after, written) : whole(after);
}

/** Something in place of what was there. */
function whole(value: unknown): string {
  if (typeof value === 'number') return `[${value}]`;
  return Array.isArray(value) ? `[${list(value)}]` : `[${plainJson(value)}]`;
}

/** Short lists of numbers, such as cards in a hand, are written faster this way. */
function list(values: readonly unknown[]): string {
  if (values.length > 20) return plainJson(values);
  let text = '[';
  for (let place = 0; place < values.length; place++) {
    const value = values[place];
    if (typeof value !== 'number') return plainJson(values);
    text += place === 0 ? `${value}` : `,${value}`;
  }
  return `${text}]`;
}

function betweenLists(before: Data, after: readonly unknown[], written: Written): string | undefined {
  const length = before['length'] as number;
  if (length > after.length || (length === 0 && after.length > 0)) return whole(after);
  let patch = '';
  for (let place = 0; place < length; place++) {
    const was = before[place];
    const is = after[place];
    if (was === is) continue;
    const inside = difference(was, is, written);
    if (inside !== undefined) patch += `${patch === '' ? '{"' : ',"'}${place}":${inside}`;
  }
  if (length < after.length) return patch === '' ? grown(length, after) : whole(after);
  return patch === '' ? undefined : `${patch}}`;
}

/** A list that grew at its end is told by what came to it. */
function grown(length: number, after: readonly unknown[]): string {
  let patch = '';
  for (let place = length; place < after.length; place++) {
    patch += `${patch === '' ? '{"' : ',"'}${place}":${whole(after[place])}`;
  }
  return `${patch}}`;
}

/** Records with other fields than before are told whole. */
function betweenRecords(before: Data, after: Data, written: Written): string | undefined {
  let patch = '';
  let fields = 0;
  for (const field in after) {
    fields += 1;
    const was = before[field];
    const is = after[field];
    if (was === is) continue;
    if (!Object.hasOwn(before, field)) return whole(after);
    const inside = difference(was, is, written);
    if (inside !== undefined) patch += (patch === '' ? '{' : ',') + nameOf(field) + inside;
  }
  if (fields !== Object.keys(before).length) return whole(after);
  return patch === '' ? undefined : `${patch}}`;
}

/**
 * Differences of records that are mostly the same as an open one, for one viewer after another: what is in the open
 * records as well, before and after, is written once for all.
 */
export class OpenDifference {
  readonly #names: readonly string[];
  readonly #was: readonly unknown[];
  readonly #is: readonly unknown[];
  readonly #written: Written;
  /** What is told of the open records but for some fields, by the places of these fields as bits. */
  readonly #texts = new Map<number, string>();

  constructor(before: object, after: object, written: Written = []) {
    this.#written = written;
    this.#names = Object.keys(after);
    this.#is = Object.values(after);
    // Without anything to compare with, everything is a viewer's own.
    this.#was = this.#valuesOf(before) ?? [];
  }

  between(before: object, after: object): string | undefined {
    if (before === after) return undefined;
    const was = this.#valuesOf(before);
    const is = this.#valuesOf(after);
    if (!was || !is) return difference(before, after, this.#written);
    let own = '';
    let ownFields = 0;
    for (let place = 0; place < is.length; place++) {
      if (is[place] === this.#is[place] && was[place] === this.#was[place]) continue;
      ownFields |= 1 << place;
      own = joined(own, this.#textOf(place, was[place], is[place]));
    }
    const patch = joined(this.#openText(ownFields), own);
    return patch === '' ? undefined : `{${patch}}`;
  }

  /** Undefined, if it has other fields than the open records. */
  #valuesOf(record: object): readonly unknown[] | undefined {
    const names = Object.keys(record);
    if (names.length !== this.#is.length || names.length > mostFields) return undefined;
    for (let place = 0; place < names.length; place++) if (names[place] !== this.#names[place]) return undefined;
    const values: readonly unknown[] = Object.values(record);
    return values;
  }

  #openText(without: number): string {
    const known = this.#texts.get(without);
    if (known !== undefined) return known;
    let text = '';
    for (let place = 0; place < this.#is.length; place++) {
      if ((without & (1 << place)) === 0) text = joined(text, this.#textOf(place, this.#was[place], this.#is[place]));
    }
    this.#texts.set(without, text);
    return text;
  }

  #textOf(place: number, was: unknown, is: unknown): string {
    const inside = difference(was, is, this.#written);
    return inside === undefined ? '' : nameOf(this.#names[place] as string) + inside;
  }
}

/** So many fields find room in the bits of a number. */
const mostFields = 31;

export const joined = (some: string, more: string): string =>
  some === '' ? more : more === '' ? some : `${some},${more}`;

/** Fields have few different names; each is written once. */
const names = new Map<string, string>();
function nameOf(field: string): string {
  const known = names.get(field);
  if (known !== undefined) return known;
  const text = `${plainJson(field)}:`;
  // Whatever a game calls its fields, memory stays bounded.
  if (names.size < 1000) names.set(field, text);
  return text;
}
