import { execFileSync } from 'node:child_process';

/**
 * The files of a repository that differ from where this branch left another one (`HEAD`: from the last commit), or that
 * nobody has added yet. Files that were deleted are left out: nothing in them can be checked.
 *
 * @param {string} folder
 * @param {string} reference
 * @returns {readonly string[]}
 */
export function changedFiles(folder, reference) {
  /** @param {readonly string[]} words */
  const git = (...words) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
  const start = git('merge-base', reference, 'HEAD').trim();
  const changed = git('diff', '--name-only', '--diff-filter=d', '-z', start);
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${changed}${fresh}`.split('\0').filter(Boolean))].sort();
}
