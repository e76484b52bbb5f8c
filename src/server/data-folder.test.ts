import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDataFolder } from './data-folder.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a folder that is not there yet is made', async () => {
  const folder = join(newFolder(), 'deep', 'data');
  await openDataFolder(folder).close();
  expect(readFileSync(join(folder, 'hideout.db')).length).toBeGreaterThan(0);
});

test('a folder that another server uses', () => {
  const folder = newFolder();
  const store = openDataFolder(folder);
  onTestFinished(() => store.close());
  expect(() => openDataFolder(folder)).toThrow(`Another Hideout server is using ${folder}.`);
});

test('a folder that cannot be one', () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  expect(() => openDataFolder(file)).toThrow(`The data folder ${file} cannot be written to.`);
  expect(() => openDataFolder(join(file, 'data'))).toThrow('cannot be written to. Choose another one');
});

test.each([
  ['something else', Buffer.from('This is no database, though it has the right name. '.repeat(100))],
  ['a database with its beginning torn out', Buffer.alloc(8192, 1)],
])('a file that is %s is refused and left as it was', (_, content) => {
  const folder = newFolder();
  const file = join(folder, 'hideout.db');
  writeFileSync(file, content);
  expect(() => openDataFolder(folder)).toThrow(`${file} is damaged. Put a copy back in its place`);
  expect(readFileSync(file).equals(content)).toBe(true);
});

test('a file with a torn page is refused, too', async () => {
  const folder = newFolder();
  const file = join(folder, 'hideout.db');
  await openDataFolder(folder).close();
  const content = readFileSync(file);
  content.fill(0x5a, 100, 4000);
  writeFileSync(file, content);
  expect(() => openDataFolder(folder)).toThrow('is damaged');
});

test.each([
  ['ENOSPC', 'There is no space left for'],
  ['EROFS', 'cannot be written to'],
  ['EACCES', 'cannot be written to'],
])('%s is said in words', async (code, sentence) => {
  vi.doMock('./store/sqlite.ts', () => ({
    openSqlite: () => {
      throw Object.assign(new Error(code), { code });
    },
  }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('./store/sqlite.ts');
    vi.resetModules();
  });
  const { openDataFolder: open } = await import('./data-folder.ts');
  expect(() => open(newFolder())).toThrow(sentence);
});
