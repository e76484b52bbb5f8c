/** A problem with the file of the store or its disk. The message is one sentence for the person who runs the server. */
export class DiskTrouble extends Error {}

export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Describes a disk error in a sentence; returns any other error unchanged. */
export function inWords(error: unknown, file: string): Error {
  const sentence = sentenceAbout(codeOf(error), file);
  if (sentence !== undefined) return new DiskTrouble(sentence, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

/** Undefined if the code has nothing to do with the disk. */
function sentenceAbout(code: string, file: string): string | undefined {
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') {
    return `${file} is damaged. Put a copy back in its place, or move it away to begin with no tables.`;
  }
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return `There is no space left for ${file}.`;
  if (code.startsWith('SQLITE_IOERR') || code === 'EIO') {
    return `The disk does not read or write ${file} as it should (${code}). Check the disk before you play on.`;
  }
  if (code.startsWith('SQLITE_READONLY') || code === 'EROFS') {
    return `${file} can be read but not written to. Choose another folder: DATA_DIR=…`;
  }
  return undefined;
}
