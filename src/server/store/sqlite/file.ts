import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { DiskTrouble } from '../../../room/log-store.ts';

const isFile = (file: string) => file !== ':memory:';

/**
 * Other users of this machine must not read names and hashes of secrets. SQLite gives its other files the same
 * permissions.
 */
export function keepPrivate(file: string): void {
  if (!isFile(file)) return;
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    if (statSync(each, { throwIfNoEntry: false })) restrict(each, 0o600);
  }
}

/** Only the owner of a file can restrict it, so another user's file stays as it is. */
export function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EPERM') throw error;
  }
}

/** Milliseconds between two checks of the file while entries are written. */
const betweenLooks = 1000;

/**
 * Notices that the file was removed, replaced or emptied under a running server. SQLite would go on writing to a file
 * that nobody can find.
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

  /** Checks at most once a second, so that every commit can call it. */
  checkNowAndThen(): void {
    if (performance.now() - this.#lookedAt >= betweenLooks) this.check();
  }
}

/** Identifies the file; an empty one counts as missing. */
function identityOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && found.size > 0 ? `${found.dev} ${found.ino}` : 'none';
}
