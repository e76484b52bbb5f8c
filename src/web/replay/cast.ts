import { figures } from '../../protocol/scene.ts';
import { remember, rememberedJson } from '../device/storage.ts';
import type { Cast } from './replay-scene.ts';

/* Records contain no names. A browser that was at the table has seen who sat there. */

/** Who sat at a table in the last game that this browser saw end. */
interface Sat {
  readonly code: string;
  readonly cast: Cast;
}

const place = 'hideout.casts';
/** The most tables that are remembered, because a browser should not keep names for ever. */
const most = 12;

/** Stores who sat at a table, so that a replay has their names after a reload. */
export function rememberCast(code: string, cast: Cast): void {
  const others = casts().filter((each) => each.code !== code);
  const sat = { code, cast: cast.map(({ name, figure }) => ({ name, figure })) };
  remember(place, JSON.stringify([sat, ...others].slice(0, most)));
}

/** Who sat there in the last game. Earlier games stay without names instead of guessed ones. */
export const castOf = (code: string, number: string): Cast | undefined =>
  number === 'last' ? casts().find((each) => each.code === code)?.cast : undefined;

/** Ignores stored values of another form. */
function casts(): readonly Sat[] {
  const kept = rememberedJson(place);
  return Array.isArray(kept) ? kept.filter(isSat) : [];
}

function isSat(kept: unknown): kept is Sat {
  const { code, cast } = (kept ?? {}) as Partial<Sat>;
  return typeof code === 'string' && Array.isArray(cast) && cast.every(isPerson);
}

function isPerson(kept: unknown): boolean {
  const { name, figure } = (kept ?? {}) as Partial<Cast[number]>;
  return typeof name === 'string' && figures.some((each) => each === figure);
}
