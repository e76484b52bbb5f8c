import { IntlMessageFormat } from 'intl-messageformat';
import type { Key } from './dictionary.ts';
import type { Language } from './languages.ts';

/** The values of a sentence. */
export type Values = Readonly<Record<string, string | number | boolean>>;

type Words = Readonly<Record<string, string>>;

const loaders: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).en,
  pl: async () => (await import('./pl/index.ts')).pl,
};

/** Sentences that only some pages need. They are loaded with the first of those pages. */
const extras = {
  /** At a table, in a replay and on a big screen. */
  table: {
    en: async () => (await import('./en/at-table.ts')).atTable,
    pl: async () => (await import('./pl/at-table.ts')).atTable,
  },
  screen: {
    en: async () => (await import('./en/screen.ts')).screen,
    pl: async () => (await import('./pl/screen.ts')).screen,
  },
  /** About games that are over. */
  after: {
    en: async () => (await import('./en/after/index.ts')).after,
    pl: async () => (await import('./pl/after/index.ts')).after,
  },
  /** What happens at the table of Cash 'n Guns. */
  'cash-n-guns': {
    en: async () => (await import('../games/cash-n-guns/words/en/told.ts')).cashNGunsTold,
    pl: async () => (await import('../games/cash-n-guns/words/pl/told.ts')).cashNGunsTold,
  },
} as const;
const wanted = new Set<keyof typeof extras>();

const loaded = new Map<Language, Words>();
/** The extras that a loaded language already contains. */
const brought = new Map<Language, ReadonlySet<string>>();
const formats = new Map<string, IntlMessageFormat>();

let spoken: () => Language = () => 'en';

/** Loads a language, after which its sentences can be used. */
export async function load(language: Language): Promise<void> {
  const asked = new Set(wanted);
  const more = [...asked].map((extra) => extras[extra][language]());
  const parts: readonly Words[] = await Promise.all([loaders[language](), ...more]);
  // More sentences may have been loaded meanwhile; they are kept.
  const before = Object.entries(loaded.get(language) ?? {});
  loaded.set(language, Object.fromEntries([...before, ...parts.flatMap((part) => Object.entries(part))]));
  brought.set(language, new Set([...(brought.get(language) ?? []), ...asked]));
}

/** Adds these sentences to every loaded language. */
export async function loadAlso(...some: readonly (keyof typeof extras)[]): Promise<void> {
  for (const extra of some) wanted.add(extra);
  const language = spoken();
  if (!some.every((extra) => brought.get(language)?.has(extra))) await load(language);
}

/** Sets the current language. If `language` reads reactive state, every sentence follows it. */
export function speak(language: () => Language): void {
  spoken = language;
}

/** The sentence in the current language. */
export function say(key: Key, values?: Values): string {
  return sayIfKnown(key, values) ?? key;
}

/** The sentence for a key that was built from data of the server, if there is one. */
export function sayIfKnown(key: string, values: Values = {}): string | undefined {
  const language = spoken();
  const message = loaded.get(language)?.[key];
  return message === undefined ? undefined : formatted(language, message, values);
}

/** A message of a language with its values filled in. */
export function formatted(language: Language, message: string, values: Values): string {
  if (!message.includes('{')) return message;
  return filledIn(message, values) ?? String(formatFor(language, message).format(values));
}

/** A message that only has gaps. A quotation mark may escape a bracket, so messages with one need the full format. */
const onlyGaps = /^[^{}']*(?:\{\w+\}[^{}']*)*$/;
const gap = /\{(\w+)\}/g;

/** Most messages only have gaps for names and numbers and need no formatter; undefined if this one does. */
function filledIn(message: string, values: Values): string | undefined {
  if (!onlyGaps.test(message)) return undefined;
  const isMissing = ([, name = '']: RegExpMatchArray) => !['string', 'number'].includes(typeof values[name]);
  if ([...message.matchAll(gap)].some(isMissing)) return undefined;
  return message.replace(gap, (_, name: string) => String(values[name]));
}

function formatFor(language: Language, message: string): IntlMessageFormat {
  const name = `${language} ${message}`;
  const format = formats.get(name) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  formats.set(name, format);
  return format;
}

/** British English, which we use, has no comma before the last name. */
const lists: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl' };

/** Names in a row, as one says them: "Ada, Ben and Cleo"; one of them: "Ada, Ben or Cleo". */
export const sayList = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(lists[spoken()], { type }).format(names);
