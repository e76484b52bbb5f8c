/** Throws an error with a sentence if a law is broken. */
export function must(holds: boolean, law: string): asserts holds {
  if (!holds) throw new Error(`Broken: ${law}.`);
}

/** Deep equality that also compares `undefined` fields and classes, which JSON would lose. */
export function sameData(some: unknown, other: unknown): boolean {
  if (typeof some !== 'object' || some === null || typeof other !== 'object' || other === null) return some === other;
  if (Object.getPrototypeOf(some) !== Object.getPrototypeOf(other)) return false;
  const names = Object.keys(some);
  const fieldOf = (data: object, name: string) => (data as Record<string, unknown>)[name];
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && sameData(fieldOf(some, name), fieldOf(other, name)))
  );
}
