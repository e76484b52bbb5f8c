import { figures, type Figure } from '../../protocol/scene.ts';
import { remember, rememberedJson } from './storage.ts';

/** Under what name and figure this person sits down. */
export interface Persona {
  readonly name: string;
  readonly figure: Figure;
}

export const longestName = 20;

const key = 'hideout.persona';

/** For those who want to play before they introduce themselves. The bots have other names. */
const aliases = ['Lucky', 'Fingers', 'Babyface', 'Trigger', 'Domino', 'Shadow', 'Ace', 'Bugsy', 'Diamond', 'Smokey'];

export function persona(): Persona {
  const saved = rememberedJson(key);
  const { name, figure } = (typeof saved === 'object' && saved !== null ? saved : {}) as Partial<
    Record<keyof Persona, unknown>
  >;
  const known = figures.find((each) => each === figure);
  if (typeof name === 'string' && name.trim() !== '' && known)
    return { name: name.slice(0, longestName), figure: known };
  const invented = { name: oneOf(aliases), figure: oneOf(figures) };
  rememberPersona(invented);
  return invented;
}

export function rememberPersona(persona: Persona): void {
  remember(key, JSON.stringify(persona));
}

/** A name as the server takes it: no angle brackets, no invisible characters. */
export const tidyName = (name: string): string =>
  name
    .replaceAll(/[\p{C}<>]/gu, '')
    .trimStart()
    .slice(0, longestName);

const oneOf = <T>(all: readonly [T, ...T[]] | readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
