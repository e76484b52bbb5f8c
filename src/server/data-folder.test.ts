import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildPrograms } from '../../scripts/setup/build.mjs';
import { openDataFolder } from './data-folder.ts';
import { launcher, runLimited } from './testing/process.ts';

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
  expect(() => openDataFolder(folder)).toThrow(
    `${file} is not a database, or its beginning is damaged. Put a copy back in its place`,
  );
  expect(readFileSync(file).equals(content)).toBe(true);
});

test('a file with a torn page is refused, too', async () => {
  const folder = newFolder();
  const file = join(folder, 'hideout.db');
  await openDataFolder(folder).close();
  const content = readFileSync(file);
  content.fill(0x5a, 100, 4000);
  writeFileSync(file, content);
  expect(() => openDataFolder(folder)).toThrow(/(is|beginning is) damaged/);
});

test.each([
  ['ENOSPC', 'There is no space left for'],
  ['EROFS', 'cannot be written to'],
  ['EACCES', 'cannot be written to'],
])('%s is said in words', async (code, sentence) => {
  vi.doMock('./store/sqlite/sqlite.ts', () => ({
    openSqlite: () => {
      throw Object.assign(new Error(code), { code });
    },
  }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('./store/sqlite/sqlite.ts');
    vi.resetModules();
  });
  const { openDataFolder: open } = await import('./data-folder.ts');
  expect(() => open(newFolder())).toThrow(sentence);
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test.skipIf(process.platform === 'win32')(
  'folder and files are for their owner alone, new ones and old ones',
  async () => {
    const folder = join(newFolder(), 'data');
    const file = join(folder, 'hideout.db');
    const store = openDataFolder(folder);
    await store.append([{ code: 'AAAAAA', seq: 1, at: 1, body: '{}' }]);
    expect([folder, file, `${file}-wal`].map(modeOf)).toEqual(['700', '600', '600']);
    await store.close();
    chmodSync(folder, 0o755);
    chmodSync(file, 0o644);
    writeFileSync(`${file}-wal`, '', { mode: 0o644 });
    const again = openDataFolder(folder);
    onTestFinished(() => again.close());
    expect([folder, file, `${file}-wal`].map(modeOf)).toEqual(['700', '600', '600']);
  },
);

test.skipIf(process.platform === 'win32')('a folder that everybody shares stays open for them', async () => {
  const folder = newFolder();
  chmodSync(folder, 0o1777);
  await openDataFolder(folder).close();
  expect(modeOf(folder)).toBe('777');
});

test('a file that cannot be opened', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'hideout.db'));
  expect(() => openDataFolder(folder)).toThrow(`${join(folder, 'hideout.db')} cannot be opened by the user who runs`);
});

const mounted = newMount();

/** A read-only disk with one of our files on it. Undefined without permission to mount. */
function newMount(): string | undefined {
  const disk = mkdtempSync(join(tmpdir(), 'hideout-read-only-'));
  const mount = (...words: readonly string[]) => spawnSync('mount', [...words, disk]).status === 0;
  if (mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs') && mount('-o', 'remount,ro')) return disk;
  rmSync(disk, { recursive: true });
  return undefined;
}
afterAll(() => {
  if (mounted === undefined) return;
  spawnSync('umount', [mounted]);
  rmSync(mounted, { recursive: true });
});

test.runIf(mounted)('a disk that can only be read', () => {
  expect(() => openDataFolder(mounted ?? '')).toThrow(`The data folder ${mounted} cannot be written to.`);
});

test.skipIf(process.platform === 'win32')('a disk that does not take what is written', async () => {
  await buildPrograms();
  const folder = newFolder();
  const running = runLimited(8, [launcher], { DATA_DIR: folder });
  expect(await running.exitCode).toBe(1);
  expect(running.output()).toMatch(
    /^The disk does not read or write .*hideout\.db as it should \(SQLITE_IOERR_WRITE\)\. .*\n$/,
  );
});
