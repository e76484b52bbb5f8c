/**
 * The difference between two plain values: `[value]` replaces the old value; an object patches fields or, in a list,
 * indexes; an index past the end extends the list.
 */
export type Patch = readonly [unknown] | { readonly [field: string]: Patch };

type Fields = Readonly<Record<string, unknown>>;

/**
 * The patch from one plain value to the next as JSON; undefined if they are equal. Identical objects are not compared
 * further. It is built as text, because for an object with numeric keys JSON.stringify takes its slow path, three times
 * as long.
 */
export function difference(before: unknown, after: unknown): string | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return whole(after);
  if (!Array.isArray(before) && !Array.isArray(after)) return recordDifference(before as Fields, after as Fields);
  return Array.isArray(before) && Array.isArray(after) ? listDifference(before, after) : whole(after);
}

/** The patch that replaces a value completely. In a list, nothing is written as null, as JSON does. */
export function whole(value: unknown): string {
  // Most changes are numbers, and calling JSON.stringify takes longer than writing one.
  if (Number.isInteger(value)) return `[${String(value)}]`;
  return value === undefined ? '[null]' : `[${JSON.stringify(value)}]`;
}

/** A patch takes no field away: a record that lost one is told whole. Plain data has no undefined fields. */
function recordDifference(before: Fields, after: Fields): string | undefined {
  let text = '';
  let kept = 0;
  for (const field in after) {
    const was = before[field];
    const is = after[field];
    if (was !== undefined) kept += 1;
    if (was === is) continue;
    const patch = difference(was, is);
    if (patch !== undefined) text += `${text ? ',"' : '{"'}${field}":${patch}`;
  }
  if (kept < Object.keys(before).length) return whole(after);
  return text ? `${text}}` : undefined;
}

/** A patch makes no list shorter: one that lost a place is told whole. So is one that was empty, which is shorter. */
function listDifference(before: readonly unknown[], after: readonly unknown[]): string | undefined {
  if (before.length > after.length) return whole(after);
  if (before.length === 0) return after.length === 0 ? undefined : whole(after);
  let text = '';
  for (let place = 0; place < after.length; place++) {
    const was = before[place];
    const is = after[place];
    if (was === is) continue;
    const patch = difference(was, is);
    if (patch !== undefined) text += `${text ? ',"' : '{"'}${place}":${patch}`;
  }
  return text ? `${text}}` : undefined;
}

/** The value with a patch applied; what did not change is the same object as before. */
export function patched<T>(before: T, patch: Patch): T {
  if (Array.isArray(patch)) return patch[0] as T;
  const after = (Array.isArray(before) ? before.slice() : { ...before }) as Record<string, unknown>;
  for (const [field, inside] of Object.entries(patch)) after[field] = patched(after[field], inside as Patch);
  return after as T;
}
