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
  return Array.isArray(value) ? `[${list(value)}]` : `[${JSON.stringify(value)}]`;
}

/** Short lists of numbers, such as cards in a hand, are written faster this way. */
function list(values: readonly unknown[]): string {
  if (values.length > 20) return JSON.stringify(values);
  let text = '[';
  for (let place = 0; place < values.length; place++) {
    const value = values[place];
    if (typeof value !== 'number') return JSON.stringify(values);
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
  let more = 0;
  for (const field in after) {
    more += 1;
    const was = before[field];
    const is = after[field];
    if (was === is) continue;
    if (!Object.hasOwn(before, field)) return whole(after);
    const inside = difference(was, is, written);
    if (inside !== undefined) patch += (patch === '' ? '{' : ',') + nameOf(field) + inside;
  }
  for (const _ in before) more -= 1;
  if (more !== 0) return whole(after);
  return patch === '' ? undefined : `${patch}}`;
}

/** What was told about one field of a record. */
interface Field {
  name: string;
  was: unknown;
  is: unknown;
  text: string | undefined;
}

/**
 * Differences of records that have the same fields, for one viewer after another: what the last one was told about a
 * field is told again, as long as it is about the same two values.
 */
export class SharedDifference {
  readonly #written: Written;
  readonly #fields: Field[] = [];
  readonly #was: unknown[] = [];

  constructor(written: Written) {
    this.#written = written;
  }

  between(before: object, after: object): string | undefined {
    if (before === after) return undefined;
    // In a loop over its fields V8 finds what a record holds at once; in another record it would have to look it up.
    let count = 0;
    for (const name in before) {
      const field = (this.#fields[count] ??= { name, was: undefined, is: undefined, text: undefined });
      if (field.name !== name) return difference(before, after, this.#written);
      this.#was[count] = (before as Data)[name];
      count += 1;
    }
    let patch = '';
    let place = 0;
    for (const name in after) {
      const is = (after as Data)[name];
      const was = this.#was[place];
      const field = this.#fields[place];
      place += 1;
      if (place > count || field?.name !== name) return difference(before, after, this.#written);
      if (was === is) continue;
      if (field.was !== was || field.is !== is) this.#tell(field, was, is);
      if (field.text !== undefined) patch += patch === '' ? `{${field.text}` : `,${field.text}`;
    }
    if (place !== count) return difference(before, after, this.#written);
    return patch === '' ? undefined : `${patch}}`;
  }

  #tell(field: Field, was: unknown, is: unknown): void {
    const inside = difference(was, is, this.#written);
    field.was = was;
    field.is = is;
    field.text = inside === undefined ? undefined : nameOf(field.name) + inside;
  }
}

/** Fields have few different names; each is written once. */
const names = new Map<string, string>();
function nameOf(field: string): string {
  const known = names.get(field);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(field)}:`;
  // Whatever a game calls its fields, memory stays bounded.
  if (names.size < 1000) names.set(field, text);
  return text;
}
