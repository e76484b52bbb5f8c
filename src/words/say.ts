import { IntlMessageFormat } from 'intl-messageformat';
import type { Dictionary, Key } from './dictionary.ts';
import type { Language } from './languages.ts';

/** What is put into a sentence. */
export type Values = Readonly<Record<string, string | number | boolean>>;

const loaders: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: async () => (await import('./en/index.ts')).en,
  pl: async () => (await import('./pl/index.ts')).pl,
};

const loaded = new Map<Language, Readonly<Record<string, string>>>();
const formats = new Map<string, IntlMessageFormat>();

let spoken: () => Language = () => 'en';

/** Fetches a language; sentences can be said in it from then on. */
export async function load(language: Language): Promise<void> {
  loaded.set(language, await loaders[language]());
}

/** Says from now on what the language is. Where `language` reads reactive state, every sentence follows it. */
export function speak(language: () => Language): void {
  spoken = language;
}

/** The sentence in the language that is spoken. */
export function say(key: Key, values?: Values): string {
  return sayIfKnown(key, values) ?? key;
}

/** The sentence with a name that was put together from what came over the wire, if there is one. */
export function sayIfKnown(key: string, values: Values = {}): string | undefined {
  const language = spoken();
  const message = loaded.get(language)?.[key];
  return message === undefined ? undefined : formatted(language, message, values);
}

/** A message of a language with its values put in. */
export const formatted = (language: Language, message: string, values: Values): string =>
  message.includes('{') ? String(formatFor(language, message).format(values)) : message;

function formatFor(language: Language, message: string): IntlMessageFormat {
  const name = `${language} ${message}`;
  const format = formats.get(name) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  formats.set(name, format);
  return format;
}
