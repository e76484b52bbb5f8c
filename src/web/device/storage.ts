/*
 * What this browser remembers. If storage is not available (private windows, full disks), values are kept until the
 * page is closed, and nothing else differs.
 */

const forgetful = new Map<string, string>();

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? forgetful.get(name) ?? null;
  } catch {
    return forgetful.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  forgetful.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // The value stays in `forgetful`.
  }
}

/** A stored JSON value; undefined if there is none or it cannot be parsed. */
export function rememberedJson(name: string): unknown {
  try {
    return JSON.parse(remembered(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
