import { nameIn } from '../../protocol/names.ts';
import { figures, type Figure } from '../../protocol/scene.ts';
import { remember, rememberedJson } from '../device/storage.ts';

/** The name and figure with which this person sits down. */
export interface Persona {
  readonly name: string;
  readonly figure: Figure;
}

const key = 'hideout.persona';

/** Set after the person has entered a name. */
const introduced = 'hideout.introduced';

export const isIntroduced = (): boolean => rememberedJson(introduced) === true;

/** Names for people who play before they enter one. No bot and no card has such a name. */
export const aliases = [
  'Fingers',
  'Babyface',
  'Trigger',
  'Domino',
  'Shadow',
  'Ace',
  'Bugsy',
  'Smokey',
  'Whisper',
  'Jinx',
] as const;

export function persona(): Persona {
  const saved = rememberedJson(key);
  const { name, figure } = (typeof saved === 'object' && saved !== null ? saved : {}) as Partial<
    Record<keyof Persona, unknown>
  >;
  const known = figures.find((each) => each === figure);
  const allowed = typeof name === 'string' ? nameIn(name) : undefined;
  if (allowed !== undefined && known) return { name: allowed, figure: known };
  const invented = { name: oneOf(aliases), figure: oneOf(figures) };
  remember(key, JSON.stringify(invented));
  return invented;
}

export function rememberPersona(persona: Persona): void {
  remember(key, JSON.stringify(persona));
  remember(introduced, 'true');
}

const oneOf = <T>(all: readonly [T, ...T[]] | readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
