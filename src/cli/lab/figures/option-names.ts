import { name, type FindingValue } from '../figure.ts';
import type { Table } from '../study.ts';

/** The names of the changed option and of its value. */
export function optionNames(game: string, { change }: Table): Readonly<Record<'option' | 'value', FindingValue>> {
  const [[option, value] = ['', '']] = Object.entries(change ?? {});
  const key = `${game}.option.${option}`;
  return { option: name(key), value: name(`${key}.${String(value)}`) };
}
