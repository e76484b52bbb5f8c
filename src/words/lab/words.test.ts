import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { lab as en } from '../en/lab/index.ts';
import { lab as pl } from '../pl/lab/index.ts';

const keys = Object.keys(en) as (keyof typeof en)[];
const valuesIn = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

test('both languages put the same values into a sentence, and both can be read', () => {
  for (const key of keys) {
    expect([key, valuesIn(pl[key])]).toEqual([key, valuesIn(en[key])]);
    for (const message of [en[key], pl[key]]) expect(() => new IntlMessageFormat(message, 'pl')).not.toThrow();
  }
});

test('where Polish counts, it has all its forms', () => {
  for (const key of keys.filter((each) => pl[each].includes('plural'))) {
    for (const form of ['one', 'few', 'many', 'other'])
      expect([key, pl[key]]).toEqual([key, expect.stringContaining(`${form} {`)]);
  }
});

test('every sentence is said somewhere', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:cli|games)\W.*\.ts$/.test(name) && !/\.test\.ts$|\Wwords\W(?:en|pl)\W/.test(name))
    .map((name) => readFileSync(`${root}${name}`, 'utf8'));
  const names = sources.flatMap((source) => source.match(/'lab\.[\w.-]+'|`lab\.(?:[\w.-]|\$\{[^}`]*\})+`/g) ?? []);
  const patterns = names.map((name) => {
    const parts = name.slice(1, -1).split(/\$\{[^}]*\}/);
    return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`);
  });
  expect(keys.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
