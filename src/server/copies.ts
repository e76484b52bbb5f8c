import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store/store.ts';

/** Days of which there is a copy; older ones are removed. */
const daysKept = 7;

const pattern = /^hideout-\d{4}-\d\d-\d\d\.db$/;

/**
 * Sees to it that the folder, if one is set, has a copy of the store of today, and of the days before. A copy has its name only once it is
 * whole, and nobody else on this machine may read it.
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
