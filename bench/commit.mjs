import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param {readonly string[]} words */
const git = (...words) =>
  execFileSync('git', words, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' }).trim();

/**
 * The short name of a commit; undefined if there is no such commit.
 *
 * @param {string} name
 */
export function commitNamed(name) {
  try {
    return git('rev-parse', '--verify', '--short', '--end-of-options', `${name}^{commit}`);
  } catch {
    return undefined;
  }
}

/**
 * Checks a commit out into a temporary folder, which is removed when the work has ended or failed.
 *
 * @param {string} commit
 * @param {(folder: string) => Promise<unknown>} work
 */
export async function withFilesOf(commit, work) {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-bench-'));
  git('worktree', 'add', '--detach', folder, commit);
  try {
    await work(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}
