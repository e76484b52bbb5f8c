import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { inWords } from './errors.ts';
import type { Store } from '../store.ts';

function newStore(): { readonly folder: string; readonly file: string; readonly store: Store } {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-file-'));
  const file = join(folder, 'hideout.db');
  const store = openSqlite(file);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, file, store };
}

const entry = (code: string, seq: number, body = '{}') => ({ code, seq, at: 1, body, dueAt: null });
const person = { owner: 'a1', name: 'Ermenegilda', figure: 'fan' } as const;

/** The files of the folder that contain this text. */
const holding = (folder: string, text: string): readonly string[] =>
  readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(text));

test('names that were removed are nowhere in the files', async () => {
  const { folder, store } = newStore();
  await store.append([{ ...entry('AAAAAA', 1), person }]);
  await store.append([{ ...entry('BBBBBB', 1), person: { ...person, name: 'Klementyna' } }]);
  expect(holding(folder, person.name)).not.toEqual([]);
  await store.remove('AAAAAA');
  expect(holding(folder, person.name)).toEqual([]);
  expect(holding(folder, 'Klementyna')).not.toEqual([]);
  await store.removeUnused(2);
  expect(holding(folder, 'Klementyna')).toEqual([]);
});

test('the file shrinks when tables are removed', async () => {
  const { file, store } = newStore();
  const seqs = Array.from({ length: 3000 }, (_, index) => index + 1);
  await store.append([entry('BBBBBB', 1)]);
  await Promise.all(seqs.map((seq) => store.append([entry('AAAAAA', seq, `"${'x'.repeat(500)}"`)])));
  await store.close();
  const full = statSync(file).size;
  const again = openSqlite(file);
  onTestFinished(() => again.close());
  await again.remove('AAAAAA');
  expect(statSync(file).size).toBeLessThan(full / 10);
  expect(await again.load('BBBBBB')).toMatchObject({ seq: 1 });
});

const accidents: readonly (readonly [string, (file: string) => void])[] = [
  ['emptied', (file) => truncateSync(file)],
  ['removed', (file) => unlinkSync(file)],
  [
    'replaced',
    (file) => {
      writeFileSync(`${file}-other`, readFileSync(file));
      renameSync(`${file}-other`, file);
    },
  ],
];

test.each(accidents)(
  'a file that is %s under a running server is noticed, and nothing more is written',
  async (_, happen) => {
    const { file, store } = newStore();
    await store.append([entry('AAAAAA', 1)]);
    await store.check();
    happen(file);
    await expect(store.check()).rejects.toThrow(
      `${file} was removed, replaced or emptied while the server was running`,
    );
    await expect(store.append([entry('AAAAAA', 2)])).rejects.toThrow('nothing more is written');
  },
);

test.each([
  ['SQLITE_IOERR_WRITE', 'does not read or write'],
  ['SQLITE_IOERR_FSYNC', 'does not read or write'],
  ['SQLITE_FULL', 'There is no space left'],
  ['SQLITE_CORRUPT_INDEX', 'is damaged'],
  ['SQLITE_NOTADB', 'is not a database'],
  ['SQLITE_IOERR_READ', 'does not read data'],
  ['SQLITE_IOERR_SHORT_READ', 'does not read data'],
  ['SQLITE_READONLY_DBMOVED', 'can be read but not written to'],
])('%s is a sentence', (code, sentence) => {
  const error = Object.assign(new Error(code), { code });
  expect(String(inWords(error, 'data/hideout.db'))).toContain(sentence);
});

test('an error that is not about the disk stays unchanged', () => {
  const error = new Error('something else');
  expect(inWords(error, 'data/hideout.db')).toBe(error);
});
