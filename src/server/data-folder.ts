import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { codeOf, inWords } from './store/sqlite/errors.ts';
import { restrict } from './store/sqlite/file.ts';
import { openSqlite } from './store/sqlite/sqlite.ts';
import type { Store, StoreOptions } from './store/store.ts';

/** Opens the store in its folder. Throws an error with one clear sentence if it cannot. */
export function openDataFolder(folder: string, options?: StoreOptions): Store {
  const place = resolve(folder);
  const file = join(place, 'hideout.db');
  try {
    mkdirSync(place, { recursive: true, mode: 0o700 });
    if (!isShared(place)) restrict(place, 0o700);
    return openSqlite(file, options);
  } catch (error) {
    throw new Error(whyNot(error, place, file), { cause: error });
  }
}

/** A folder with the sticky bit, like /tmp, belongs to everybody, so its permissions stay as they are. */
const isShared = (folder: string): boolean => (statSync(folder).mode & 0o1000) !== 0;

function whyNot(error: unknown, folder: string, file: string): string {
  const code = codeOf(error);
  if (code.startsWith('SQLITE_BUSY')) {
    return `Another Hideout server is using ${folder}. Stop it, or give this one a folder of its own: DATA_DIR=…`;
  }
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return `There is no space left for ${folder}.`;
  if (isAbout(error, file) && /EACCES|EPERM|EISDIR/.test(code)) {
    return `${file} cannot be opened by the user who runs this server. Give it to them, or choose another folder: DATA_DIR=…`;
  }
  if (/EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_CANTOPEN|SQLITE_READONLY/.test(code)) {
    return `The data folder ${folder} cannot be written to. Choose another one: DATA_DIR=…`;
  }
  return inWords(error, file).message;
}

const isAbout = (error: unknown, file: string): boolean =>
  error instanceof Error && 'path' in error && error.path === file;
