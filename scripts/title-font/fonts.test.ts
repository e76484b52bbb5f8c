import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundles } from '../../src/words/bundles.ts';
import { languages } from '../../src/words/index.ts';
import { folder, titleFonts } from './fonts.mjs';

const theme = readFileSync(new URL('../theme.css', folder), 'utf8');

/** The letters of every font file that the pages name. */
const faces = [...theme.matchAll(/url\('(?<file>[^']+)'\)[^;]*;\s*unicode-range:(?<ranges>[^;]+);/g)].map(
  ({ groups: { file = '', ranges = '' } = {} }) => ({ file, letters: ranges.split(',').flatMap(lettersOf) }),
);

function lettersOf(range: string): readonly string[] {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((each) => Number.parseInt(each, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

const lettersIn = (kind: RegExp) => faces.filter(({ file }) => kind.test(file)).flatMap(({ letters }) => letters);

test('the title fonts are those that the script makes', async () => {
  for (const { file, content } of await titleFonts()) {
    expect(readFileSync(new URL(file, folder)).equals(content), file).toBe(true);
  }
});

test('a page that needs a letter loads the file that has it', async () => {
  for (const { file, letters } of await titleFonts()) {
    const face = faces.find((each) => each.file === `./fonts/${file}`);
    expect(face?.letters, file).toEqual([...letters].sort());
  }
});

test('each letter is in one file, so none is loaded in vain', () => {
  const all = lettersIn(/./);
  expect(all.filter((letter, index) => all.indexOf(letter) !== index)).toEqual([]);
});

test.each(languages)('no sentence (%s) needs the large files of the display font', async (language) => {
  const words = await Promise.all(Object.values(bundles).map((bundle) => bundle[language]()));
  const used = new Set(words.flatMap((part) => Object.values<string>(part)).flatMap((sentence) => [...sentence]));
  expect(used.size).toBeGreaterThan(60);
  expect(lettersIn(/^@fontsource/).filter((letter) => used.has(letter))).toEqual([]);
});
