/*
 * The patch between two plain values, written out at once: it is made for every viewer of every move, and a patch that
 * nobody reads on this side would be built only to be written.
 */

/** What was written about two records: viewers of a table share many, and for them it is written once. */
interface Pair {
  readonly before: object;
  readonly after: object;
  readonly text: string | undefined;
}

/** The first of them; so few are found faster in a row than by their names. */
export type Written = Pair[];
const mostPairs = 12;

/** Undefined: nothing has changed. */
export function difference(before: unknown, after: unknown, written: Written = []): string | undefined {
  if (before === after) return undefined;
  if (!isData(before) || !isData(after) || Array.isArray(before) !== Array.isArray(after)) return whole(after);
  if (Array.isArray(after)) return betweenLists(before, after, written);
  for (const pair of written) if (pair.after === after && pair.before === before) return pair.text;
  const text = betweenRecords(before, after, written);
  if (written.length < mostPairs) written.push({ before, after, text });
  return text;
}

type Data = Readonly<Record<string | number, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

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
