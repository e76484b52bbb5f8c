import { IntlMessageFormat } from 'intl-messageformat';
import { bundles } from './bundles.ts';
import type { Key } from './dictionary.ts';
import type { Language } from './languages.ts';

/** The values of a sentence. */
export type Values = Readonly<Record<string, string | number | boolean>>;

type Words = Readonly<Record<string, string>>;

type Bundle = keyof typeof bundles;

/** The first page needs its sentences; some pages need more, which are loaded with the first of them. */
const wanted = new Set<Bundle>(['app']);

const loaded = new Map<Language, Words>();
/** What a loaded language already contains. */
const brought = new Map<Language, ReadonlySet<Bundle>>();
const formats = new Map<string, IntlMessageFormat>();

let spoken: () => Language = () => 'en';

/** Loads a language, after which its sentences can be used. */
export async function load(language: Language): Promise<void> {
  const asked = new Set(wanted);
  const parts: readonly Words[] = await Promise.all([...asked].map((bundle) => bundles[bundle][language]()));
  // More sentences may have been loaded meanwhile; they are kept.
  const before = Object.entries(loaded.get(language) ?? {});
  loaded.set(language, Object.fromEntries([...before, ...parts.flatMap((part) => Object.entries(part))]));
  brought.set(language, new Set([...(brought.get(language) ?? []), ...asked]));
}

/** Adds these sentences to every loaded language. */
export async function loadAlso(...some: readonly Bundle[]): Promise<void> {
  for (const bundle of some) wanted.add(bundle);
  const language = spoken();
  if (!some.every((bundle) => brought.get(language)?.has(bundle))) await load(language);
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
