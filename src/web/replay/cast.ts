import type { Cast } from './replay-scene.ts';

/* Records have no names. Whoever comes from the table where the game was played has seen who sat there. */

const casts = new Map<string, Cast>();

/** Keeps who sat at a table, until the page is closed. */
export function rememberCast(code: string, cast: Cast): void {
  casts.set(code, cast);
}

export const castOf = (code: string): Cast | undefined => casts.get(code);
