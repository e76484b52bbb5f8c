import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../setup/paths.mjs';

/**
 * @typedef {object} Source
 * @property {string} path below src, with slashes
 * @property {string} text
 * @property {readonly string[]} imports the files of src that it imports, like `path`
 */

const isTest = /\.test\.ts$|(^|\/)testing\//;
const specifier = /\b(?:from|import)\s*\(?\s*'(\.[^'?$]+)['?]/g;

/** @type {(path: string, text: string) => Source} */
export const sourceOf = (path, text) => ({
  path,
  text,
  imports: [...text.matchAll(specifier)]
    .map(([, target = '']) => posix.join(posix.dirname(path), target))
    .filter((target) => !target.startsWith('..')),
});

/** All production files. */
export const readSources = () =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(ts|svelte)$/.test(path) && !isTest.test(path))
    .sort()
    .map((path) => sourceOf(path, readFileSync(join(root, 'src', path), 'utf8')));
