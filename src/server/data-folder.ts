import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

/** Opens the store in its folder; what can go wrong there is said in one sentence. */
export function openDataFolder(folder: string): Store {
  const place = resolve(folder);
  try {
    mkdirSync(place, { recursive: true });
    return openSqlite(join(place, 'hideout.db'));
  } catch (error) {
    throw new Error(whyNot(error, place), { cause: error });
  }
}

function whyNot(error: unknown, folder: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_BUSY')) {
    return `Another Hideout server is using ${folder}. Stop it, or give this one a folder of its own: DATA_DIR=… npm start`;
  }
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') {
    return `${join(folder, 'hideout.db')} is damaged. Put a copy back in its place, or move it away to begin with no tables.`;
  }
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return `There is no space left for ${folder}.`;
  if (/EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_CANTOPEN|SQLITE_READONLY/.test(code)) {
    return `The data folder ${folder} cannot be written to. Choose another one: DATA_DIR=… npm start`;
  }
  return error instanceof Error ? error.message : String(error);
}
