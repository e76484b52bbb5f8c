import { DiskTrouble, FileDamage } from '../../../room/log-store.ts';

export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Describes a disk error in a sentence; returns any other error unchanged. */
export function inWords(error: unknown, file: string): Error {
  const code = codeOf(error);
  const damage = damageIn(code, file);
  if (damage !== undefined) return new FileDamage(damage, { cause: error });
  const sentence = sentenceAbout(code, file);
  if (sentence !== undefined) return new DiskTrouble(sentence, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

const unreadable = ['SQLITE_IOERR_READ', 'SQLITE_IOERR_SHORT_READ', 'SQLITE_IOERR_CORRUPTFS', 'SQLITE_IOERR_DATA'];

/** Undefined if the code does not say that the file is damaged. */
function damageIn(code: string, file: string): string | undefined {
  const advice = 'Put a copy back in its place, or move it away to begin with no tables.';
  if (code.startsWith('SQLITE_CORRUPT')) return `${file} is damaged. ${advice}`;
  if (code === 'SQLITE_NOTADB') return `${file} is not a database, or its beginning is damaged. ${advice}`;
  if (unreadable.includes(code)) {
    return `The disk does not read ${file} as it should (${code}). Check the disk, and put a copy back if it has failed.`;
  }
  return undefined;
}

/** Undefined if the code has nothing to do with the disk. */
function sentenceAbout(code: string, file: string): string | undefined {
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return `There is no space left for ${file}.`;
  if (code.startsWith('SQLITE_IOERR') || code === 'EIO') {
    return `The disk does not read or write ${file} as it should (${code}). Check the disk before you play on.`;
  }
  if (code.startsWith('SQLITE_READONLY') || code === 'EROFS') {
    return `${file} can be read but not written to. Choose another folder: DATA_DIR=…`;
  }
  return undefined;
}
