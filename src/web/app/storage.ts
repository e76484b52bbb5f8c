/*
 * What this browser remembers. A browser may forbid it (private windows, full disks): then things are remembered
 * until the page is closed, and nothing else is different.
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
    // It stays in `forgetful`.
  }
}

/** What was remembered as JSON; undefined, if there is nothing or somebody else has written it. */
export function rememberedJson(name: string): unknown {
  try {
    return JSON.parse(remembered(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
