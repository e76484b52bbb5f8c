import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { beforeAll, expect, test } from 'vitest';
import { general } from '../engine/legality.ts';
import { noticeKinds, problems } from '../protocol/messages.ts';
import { botLevels, clocks, emotes, figures } from '../protocol/scene.ts';
import { after as englishAfter } from './en/after/index.ts';
import { pages as englishPages } from '../games/cash-n-guns/words/en/pages.ts';
import { atTable as englishTable } from './en/at-table.ts';
import { en as englishApp } from './en/index.ts';
import { screen as englishScreen } from './en/screen.ts';
import { languages, load, loadAlso, say, sayIfKnown, speak, type Language } from './index.ts';
import { formatted } from './say.ts';
import { after as polishAfter } from './pl/after/index.ts';
import { pages as polishPages } from '../games/cash-n-guns/words/pl/pages.ts';
import { atTable as polishTable } from './pl/at-table.ts';
import { pl as polishApp } from './pl/index.ts';
import { screen as polishScreen } from './pl/screen.ts';

const en = { ...englishApp, ...englishTable, ...englishScreen, ...englishAfter, ...englishPages };
const pl = { ...polishApp, ...polishTable, ...polishScreen, ...polishAfter, ...polishPages };

const dictionaries: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, pl };
const keys = Object.keys(en);

beforeAll(async () => {
  await loadAlso('cash-n-guns', 'table');
  for (const language of languages) await load(language);
});

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Everything in a message, including plurals and selections. */
function elements(message: string): readonly Element[] {
  const inside = (all: readonly Element[]): readonly Element[] =>
    all.flatMap((each) => [
      each,
      ...('options' in each ? Object.values(each.options).flatMap((option) => inside(option.value)) : []),
    ]);
  return inside(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
}

/** The values and choices in a message. */
const valuesIn = (message: string) =>
  [
    ...new Set(elements(message).flatMap((each) => ('value' in each && Number(each.type) !== 0 ? [each.value] : []))),
  ].sort();

const plurals = (message: string) =>
  elements(message).flatMap((each) => ('pluralType' in each ? [Object.keys(each.options)] : []));

test('both languages have the same sentences', () => {
  expect(Object.keys(pl).sort()).toEqual(keys.toSorted());
});

test.each(languages)('every sentence can be said: %s', (language) => {
  for (const message of Object.values(dictionaries[language])) expect(() => elements(message)).not.toThrow();
});

test.each(languages)('a sentence comes out the same whether a format fills it in or not: %s', (language) => {
  for (const message of Object.values(dictionaries[language])) {
    const values = Object.fromEntries(valuesIn(message).map((name, place) => [name, place % 2 ? 1234 : 'Ala {name}']));
    const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    if (plurals(message).length > 0 || message.includes(', number') || message.includes(', select')) continue;
    expect(formatted(language, message, values)).toBe(format.format(values));
  }
});

test('both languages put the same values into a sentence', () => {
  for (const key of keys) {
    expect([key, valuesIn(dictionaries.pl[key] ?? '')]).toEqual([key, valuesIn(dictionaries.en[key] ?? '')]);
  }
});

test('where English counts, Polish has all its forms', () => {
  for (const key of keys) {
    const polish = plurals(dictionaries.pl[key] ?? '');
    if (plurals(dictionaries.en[key] ?? '').length > 0) expect([key, polish.length]).not.toEqual([key, 0]);
    for (const forms of polish) {
      expect([key, forms]).toEqual([key, expect.arrayContaining(['one', 'few', 'many', 'other'])]);
    }
  }
});

test('no sentence is empty, and none has a blank too many', () => {
  for (const language of languages) {
    for (const [key, message] of Object.entries(dictionaries[language])) {
      expect([key, message]).toEqual([key, message.trim().replaceAll(/ {2,}/g, ' ')]);
      expect([key, message.length > 0]).toEqual([key, true]);
    }
  }
});

test('a Polish sum stays on one line with its currency', () => {
  expect(Object.entries(dictionaries.pl).filter(([, sentence]) => /[\d}] \$/.test(sentence))).toEqual([]);
});

test('everything that comes over the wire has its words', () => {
  const wire = [
    ...problems.map((problem) => `problem.${problem}`),
    ...noticeKinds.map((kind) => `notice.${kind}`),
    ...figures.map((figure) => `figure.${figure}`),
    ...emotes.map((emote) => `table.emote.${emote}`),
    ...clocks.flatMap((clock) => [`lobby.clock.${clock}`, `lobby.clock.${clock}.about`]),
    ...botLevels.map((level) => `lobby.bot.${level}`),
    ...Object.values(general).map((rule) => `rule.${rule}`),
  ];
  expect(wire.filter((key) => !keys.includes(key))).toEqual([]);
});

/** Keys in the sources: complete, or with holes that are filled at run time. */
function mentioned(): readonly RegExp[] {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.(?:ts|svelte)$/.test(name) && !name.endsWith('.test.ts') && !/(?:^|\W)words\W(?:en|pl)\W/.test(name),
    )
    .map((name) => readFileSync(`${root}${name}`, 'utf8'));
  const names = sources.flatMap((source) => source.match(/'[a-z][\w-]*\.[\w.-]+'|`(?:[\w.-]|\$\{[^}`]*\})+`/g) ?? []);
  return [...new Set(names)].map((name) => {
    const parts = name.slice(1, -1).split(/\$\{[^}]*\}/);
    return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`);
  });
}

test('every sentence is said somewhere', () => {
  const patterns = mentioned().filter(({ source }) => /[a-z]\\\./.test(source));
  const isSaid = (key: string) => patterns.some((pattern) => pattern.test(key));
  // Sentences for those concerned have the same key as the sentence for everybody else, with a suffix.
  const told = (key: string) => (/\.(?:event|see)\.|^odds\./.test(key) ? key.replace(/\.(?:\w+-)?you$/, '') : key);
  expect(keys.filter((key) => !isSaid(told(key)))).toEqual([]);
});

test('what only some pages need is fetched for them, in every language', async () => {
  await load('pl');
  speak(() => 'pl');
  expect(sayIfKnown('screen.sound')).toBeUndefined();
  await loadAlso('screen');
  expect(say('screen.sound')).toBe(polishScreen['screen.sound']);
  await load('en');
  speak(() => 'en');
  expect(say('screen.sound')).toBe(englishScreen['screen.sound']);
});

test('sentences follow the language that is spoken', () => {
  let language: Language = 'en';
  speak(() => language);
  expect(say('home.seats', { seats: 5 })).toBe('5 seats');
  language = 'pl';
  expect([1, 2, 5, 22].map((seats) => say('home.seats', { seats }))).toEqual([
    '1 miejsce',
    '2 miejsca',
    '5 miejsc',
    '22 miejsca',
  ]);
  expect(sayIfKnown('no.such.sentence')).toBeUndefined();
});
