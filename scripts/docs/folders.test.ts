import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/paths.mjs';

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'testing' ? `${folder}${entry.name}/` : [],
  );

/** The folders that a list of folders names, one in each line. */
const listedIn = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/^((?:src|docs|examples|scripts|tests|bench)\/\S*) {2,}\S/gm)].map(
    ([, folder = '']) => folder,
  );

const first = [...foldersIn('src/'), 'src/testing/'].sort();
const second = first.flatMap((folder) => (folder === 'src/testing/' ? [] : foldersIn(folder)));

test('docs/architecture.md has one line for each folder of the first and the second level', () => {
  expect([...listedIn('docs/architecture.md')].sort()).toEqual([...first, ...second].sort());
});

test('README has one line for each folder of the first level', () => {
  const listed = listedIn('README.md').filter((folder) => folder.startsWith('src/') && folder !== 'src/testing/');
  expect([...listed].sort()).toEqual(first.filter((folder) => folder !== 'src/testing/'));
});

test.each(['cash-n-guns', 'the-boss', 'thieves'])(
  'the README of %s says where each chapter is, in files that exist',
  (game) => {
    const text = textOf(`src/games/${game}/README.md`);
    const chapters = [...textOf(`docs/rules/en/${game}.md`).matchAll(/^## (\w+-\d+)/gm)].map(([, chapter]) => chapter);
    expect([...text.matchAll(/^\| (\w+-\d+)/gm)].map(([, chapter]) => chapter)).toEqual(chapters);
    for (const [line, names] of [...text.matchAll(/^\| \w+-\d+ +\| (.*)$/gm)].map(
      ([line, rest = '']) => [line, rest] as const,
    )) {
      let folder = '';
      for (const [, name = ''] of names.matchAll(/`([^`]+)`/g)) {
        // A name without a folder is beside the one before it.
        const path = name.includes('/') ? name : `${folder}${name}`;
        folder = path.slice(0, path.lastIndexOf('/') + 1);
        expect([line, existsSync(join(root, `src/games/${game}/${path}`))]).toEqual([line, true]);
      }
    }
  },
);
