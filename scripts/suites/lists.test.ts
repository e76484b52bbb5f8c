import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createFilter } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../setup/paths.mjs';
import * as lists from './lists.mjs';

const testFiles = ['src', 'scripts', 'tests/server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(root, folder, name)),
);

test.each(Object.entries(lists))('every path in %s matches a test', (_, paths) => {
  const isThere = (path: string) => testFiles.some(createFilter(path, null, { resolve: root }));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
