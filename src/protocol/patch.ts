/**
 * The difference between two plain values: `[value]` puts something in place of what was there, an object goes on
 * inside, field by field or, in a list, place by place; a place behind its end makes the list longer.
 */
export type Patch = readonly [unknown] | { readonly [field: string]: Patch };

type Fields = Readonly<Record<string, unknown>>;

/** What leads from one plain value to the next; undefined, if they are equal. The same object is equal at first sight. */
export function difference(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return [after];
  if (!Array.isArray(before) && !Array.isArray(after)) return recordDifference(before as Fields, after as Fields);
  return Array.isArray(before) && Array.isArray(after) ? listDifference(before, after) : [after];
}

/** A patch takes no field away: a record that lost one is told whole. */
function recordDifference(before: Fields, after: Fields): Patch | undefined {
  const [were, are] = [Object.keys(before), Object.keys(after)];
  // Records of one kind mostly have the same fields in the same places, and then nothing has to be looked up.
  if (!were.every((field, place) => field === are[place] || Object.hasOwn(after, field))) return [after];
  let patch: Record<string, Patch> | undefined;
  for (const [place, field] of are.entries()) {
    const isOld = field === were[place] || Object.hasOwn(before, field);
    const inside = difference(isOld ? before[field] : undefined, after[field]);
    if (inside) (patch ??= {})[field] = inside;
  }
  return patch;
}

/** A patch makes no list shorter: one that lost a place is told whole. */
function listDifference(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (before.length > after.length) return [after];
  let patch: Record<number, Patch> | undefined;
  for (let place = 0; place < after.length; place++) {
    const inside = before[place] === after[place] ? undefined : difference(before[place], after[place]);
    if (inside) (patch ??= {})[place] = inside;
  }
  return patch;
}

/** The value with a patch applied; what did not change is the same object as before. */
export function patched<T>(before: T, patch: Patch): T {
  if (Array.isArray(patch)) return patch[0] as T;
  const after = (Array.isArray(before) ? before.slice() : { ...before }) as Record<string, unknown>;
  for (const [field, inside] of Object.entries(patch)) after[field] = patched(after[field], inside as Patch);
  return after as T;
}
