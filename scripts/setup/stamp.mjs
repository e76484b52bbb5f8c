import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';
import { inTurn } from './turn.mjs';

/** Where set-ups of this checkout take turns. */
export const turns = join(root, '.setup.turns');

/** @param {readonly string[]} parts */
export function fingerprint(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/**
 * Runs the work, unless a stamp says that it was done before with the same inputs. If several processes call it at the
 * same time, one works, and the others wait and then find it done. While it works there is no stamp: what an interrupted
 * work leaves behind must not pass for what the work before it made, even if the inputs are those of then again.
 *
 * @param {string} stamp the file that remembers the fingerprint
 * @param {string} current
 * @param {() => Promise<void>} work
 */
export async function unlessStamped(stamp, current, work) {
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
  if (isDone()) return;
  await inTurn(turns, async () => {
    if (isDone()) return;
    rmSync(stamp, { force: true });
    await work();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, current);
  });
}
