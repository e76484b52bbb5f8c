import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { DiskTrouble } from './sqlite-errors.ts';

const isFile = (file: string) => file !== ':memory:';

/** Names and the hashes of secrets are nobody else's business on this machine. SQLite's own files take after the first. */
export function keepPrivate(file: string): void {
  if (!isFile(file)) return;
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    if (statSync(each, { throwIfNoEntry: false })) restrict(each, 0o600);
  }
}

/** Only the owner of a file can restrict it; somebody else's stays as its owner wants it. */
export function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EPERM') throw error;
  }
}

/** Milliseconds between two looks at the file while entries are written. */
const betweenLooks = 1000;

/**
 * Notices that somebody has removed, replaced or emptied the file under a running server. SQLite would go on writing into
 * a file that nobody finds again.
 */
export class FileGuard {
  readonly #file: string;
  readonly #identity: string;
  #lookedAt = performance.now();

  constructor(file: string) {
    this.#file = file;
    this.#identity = isFile(file) ? identityOf(file) : '';
  }

  check(): void {
    if (isFile(this.#file) && identityOf(this.#file) !== this.#identity) {
      this.#lookedAt = -Infinity;
      throw new DiskTrouble(
        `${this.#file} was removed, replaced or emptied while the server was running, so nothing more is written. Stop the server, put the file back, and start again.`,
      );
    }
    this.#lookedAt = performance.now();
  }

  /** Cheap enough for every commit. */
  checkNowAndThen(): void {
    if (performance.now() - this.#lookedAt >= betweenLooks) this.check();
  }
}

/** Which file it is; one that is empty is none. */
function identityOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && found.size > 0 ? `${found.dev} ${found.ino}` : 'none';
}
