/**
 * The difference between two plain values: `[value]` puts something in place of what was there, an object goes on
 * inside, field by field or, in a list, place by place; a place behind its end makes the list longer.
 */
export type Patch = readonly [unknown] | { readonly [field: string]: Patch };

/** The value with a patch applied; what did not change is the same object as before. */
export function patched<T>(before: T, patch: Patch): T {
  if (Array.isArray(patch)) return patch[0] as T;
  const after = (Array.isArray(before) ? before.slice() : { ...before }) as Record<string, unknown>;
  for (const [field, inside] of Object.entries(patch)) after[field] = patched(after[field], inside as Patch);
  return after as T;
}
