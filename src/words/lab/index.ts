import { en as appEn } from '../en/index.ts';
import { theBoss as theBossEn } from '../../games/the-boss/words/en/game.ts';
import type { Language } from '../languages.ts';
import { pl as appPl } from '../pl/index.ts';
import { theBoss as theBossPl } from '../../games/the-boss/words/pl/game.ts';
import { formatted, type Values } from '../say.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The words of the lab together with those of the app, which name games, powers and options. */
const dictionaries: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...appEn, ...theBossEn, ...en },
  pl: { ...appPl, ...theBossPl, ...pl },
};

/** The sentence with this key in this language, if there is one. */
export function phrase(language: Language, key: string, values: Values = {}): string | undefined {
  const message = dictionaries[language][key];
  return message === undefined ? undefined : formatted(language, message, values);
}
