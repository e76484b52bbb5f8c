import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';

/** Days for which copies are kept; older copies are removed. */
const daysKept = 7;

const pattern = /^hideout-\d{4}-\d\d-\d\d\.db$/;

/**
 * Makes sure that the folder, if one is set, has a copy of the store for today, and keeps those of the days before. A
 * copy gets its final name when it is complete, and no other user of this machine may read it.
 */
export async function keepCopies(store: Pick<Store, 'copyTo' | 'now'>, folder: string | undefined): Promise<void> {
  if (!store.copyTo || folder === undefined) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `hideout-${new Date(store.now()).toISOString().slice(0, 10)}.db`;
  const copies = () =>
    readdirSync(folder)
      .filter((each) => pattern.test(each))
      .sort();
  if (copies().includes(name)) return;
  const unfinished = join(folder, 'hideout-unfinished.db');
  rmSync(unfinished, { force: true });
  closeSync(openSync(unfinished, 'wx', 0o600));
  await store.copyTo(unfinished);
  renameSync(unfinished, join(folder, name));
  for (const old of copies().slice(0, -daysKept)) rmSync(join(folder, old));
}
