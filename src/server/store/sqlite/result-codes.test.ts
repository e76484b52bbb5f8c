import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { nameOfCode } from './result-codes.ts';

/** The header of SQLite, as the package brings it. */
const header = readFileSync(
  createRequire(import.meta.url)
    .resolve('better-sqlite3/package.json')
    .replace('package.json', 'deps/sqlite3/sqlite3.h'),
  'utf8',
);
const primary = new Map(
  [...header.matchAll(/^#define (SQLITE_[A-Z]+) +(\d+) /gm)].map(
    ([, name = '', code]) => [name, Number(code)] as const,
  ),
);
const extended = [...header.matchAll(/^#define (SQLITE_\w+) +\((SQLITE_[A-Z]+) *\| *\((\d+)<<8\)\)/gm)].map(
  ([, name = '', from = '', place]) => [name, (primary.get(from) ?? 0) | (Number(place) << 8)] as const,
);

/** What is no error: opening a file may answer with a kind of OK, and notices go to a log. */
const isError = ([name]: readonly [string, number]) => !/^SQLITE_(OK|NOTICE|WARNING)_/.test(name);

test('every result code has the name that SQLite gives it', () => {
  const codes = extended.filter(isError);
  expect(codes.length).toBeGreaterThan(70);
  expect(codes.map(([, code]) => nameOfCode(code))).toEqual(codes.map(([name]) => name));
  const between = ['SQLITE_ERROR', 'SQLITE_CORRUPT', 'SQLITE_FULL', 'SQLITE_NOTADB', 'SQLITE_BUSY', 'SQLITE_CANTOPEN'];
  expect(between.map((name) => nameOfCode(primary.get(name) ?? 0))).toEqual(between);
});

test('a code of a later SQLite has the name of its primary code', () => {
  expect(nameOfCode(10 | (200 << 8))).toBe('SQLITE_IOERR');
});
