import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';
import { clausesIn, search } from './rules-search.ts';

const rules = (language: string, game: string) =>
  clausesIn(parseMarkdown(readFileSync(`docs/rules/${language}/${game}.md`, 'utf8')));
const found = (language: string, game: string, wanted: string) =>
  search(rules(language, game), wanted).map(({ id }) => id);

test('every word has to occur, in whatever order', () => {
  expect(found('en', 'thieves', 'block road remove')).toContain('TH-3.3');
  expect(found('en', 'thieves', 'road zebra')).toEqual([]);
});

test('marks on letters do not matter, nor do capitals', () => {
  expect(found('pl', 'thieves', 'ZLODZIEJ')).toEqual(found('pl', 'thieves', 'złodziej'));
  expect(found('pl', 'thieves', 'zlodziej').length).toBeGreaterThan(0);
});

test('a clause is found by its number', () => {
  expect(found('en', 'cash-n-guns', 'CG-2.14')).toContain('CG-2.14');
});

test('nothing is looked for, nothing is found', () => {
  expect(found('en', 'thieves', '  ')).toEqual([]);
});
