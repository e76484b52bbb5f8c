/**
 * The difference between two plain values: `[value]` puts something in place of what was there, an object goes on
 * inside, field by field (or place by place in a list of the same length). Undefined: nothing has changed.
 */
export type Patch = readonly [unknown] | { readonly [field: string]: Patch };

/**
 * The difference, written out at once: it is made for every viewer of every move, and a patch that nobody reads on this
 * side would be built only to be written.
 */
export function difference(before: unknown, after: unknown): string | undefined {
  if (before === after) return undefined;
  if (!isData(before) || !isData(after) || Array.isArray(before) !== Array.isArray(after)) return whole(after);
  return Array.isArray(after) ? betweenLists(before, after) : betweenRecords(before, after);
}

/** The value with a patch applied; what did not change is the same object as before. */
export function patched<T>(before: T, patch: Patch): T {
  if (Array.isArray(patch)) return patch[0] as T;
  const after = (Array.isArray(before) ? before.slice() : { ...before }) as Record<string, unknown>;
  for (const [field, inside] of Object.entries(patch)) after[field] = patched(after[field], inside as Patch);
  return after as T;
}

type Data = Readonly<Record<string | number, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Something in place of what was there. */
const whole = (value: unknown): string => (typeof value === 'number' ? `[${value}]` : `[${JSON.stringify(value)}]`);

function betweenLists(before: Data, after: readonly unknown[]): string | undefined {
  if (before['length'] !== after.length) return whole(after);
  let patch = '';
  for (let place = 0; place < after.length; place++) {
    const inside = difference(before[place], after[place]);
    if (inside !== undefined) patch += `${patch === '' ? '{' : ','}"${place}":${inside}`;
  }
  return patch === '' ? undefined : `${patch}}`;
}

/** Records with other fields than before are sent whole. */
function betweenRecords(before: Data, after: Data): string | undefined {
  const fields = Object.keys(after);
  if (Object.keys(before).length !== fields.length) return whole(after);
  let patch = '';
  for (const field of fields) {
    if (!Object.hasOwn(before, field)) return whole(after);
    const inside = difference(before[field], after[field]);
    if (inside !== undefined) patch += (patch === '' ? '{' : ',') + written(field) + inside;
  }
  return patch === '' ? undefined : `${patch}}`;
}

/** Fields have few different names; each is written once. */
const names = new Map<string, string>();
function written(field: string): string {
  const known = names.get(field);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(field)}:`;
  // Whatever a game calls its fields, memory stays bounded.
  if (names.size < 1000) names.set(field, text);
  return text;
}
