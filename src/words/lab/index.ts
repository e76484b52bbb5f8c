import { atTable as enTable } from '../en/at-table.ts';
import { en } from '../en/index.ts';
import { lab as enLab } from '../en/lab/index.ts';
import type { Language } from '../languages.ts';
import { atTable as plTable } from '../pl/at-table.ts';
import { pl } from '../pl/index.ts';
import { lab as plLab } from '../pl/lab/index.ts';
import { formatted, type Values } from '../say.ts';

/** The words of the lab together with those that name games, powers and options. */
const dictionaries: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...en, ...enTable, ...enLab },
  pl: { ...pl, ...plTable, ...plLab },
};

/** The sentence with this key in this language, if there is one. */
export function phrase(language: Language, key: string, values: Values = {}): string | undefined {
  const message = dictionaries[language][key];
  return message === undefined ? undefined : formatted(language, message, values);
}
