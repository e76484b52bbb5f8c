/**
 * The difference between two plain values: `[value]` puts something in place of what was there, an object goes on
 * inside, field by field (or place by place in a list of the same length). Undefined: nothing has changed.
 */
export type Patch = readonly [unknown] | { readonly [field: string]: Patch };

export function difference(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!isData(before) || !isData(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
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

function betweenLists(before: Data, after: readonly unknown[]): Patch | undefined {
  if (before['length'] !== after.length) return [after];
  let patch: Record<string, Patch> | undefined;
  for (let place = 0; place < after.length; place++) {
    const inside = difference(before[place], after[place]);
    if (inside !== undefined) (patch ??= {})[place] = inside;
  }
  return patch;
}

/** Records with other fields than before are sent whole. */
function betweenRecords(before: Data, after: Data): Patch | undefined {
  const fields = Object.keys(after);
  if (Object.keys(before).length !== fields.length) return [after];
  let patch: Record<string, Patch> | undefined;
  for (const field of fields) {
    if (!Object.hasOwn(before, field)) return [after];
    const inside = difference(before[field], after[field]);
    if (inside !== undefined) (patch ??= {})[field] = inside;
  }
  return patch;
}
