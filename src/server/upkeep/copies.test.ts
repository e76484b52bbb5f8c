import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepCopies } from './copies.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { expectPlayableCopy } from '../testing/backup.ts';
import { newFolder } from '../testing/process.ts';

const today = Date.UTC(2026, 10, 17);
const days = 24 * 3600_000;

test('a copy of the file that is made while people play can be played on', async () => {
  const folder = newFolder();
  const store = openSqlite(join(newFolder(), 'hideout.db'));
  await expectPlayableCopy(store, async () => {
    await keepCopies({ ...store, now: () => today }, folder);
    expect(readdirSync(folder)).toEqual(['hideout-2026-11-17.db']);
    expect(statSync(join(folder, 'hideout-2026-11-17.db')).mode & 0o777).toBe(0o600);
    return openSqlite(join(folder, 'hideout-2026-11-17.db'));
  });
});

test('there is one copy for each of the last seven days', async () => {
  const folder = newFolder();
  const store = openSqlite(':memory:');
  for (let day = 0; day < 9; day++) {
    for (const hour of [0, 1]) {
      await keepCopies({ ...store, now: () => today + day * days + hour * 3600_000 }, folder);
    }
  }
  expect(readdirSync(folder)).toEqual([19, 20, 21, 22, 23, 24, 25].map((day) => `hideout-2026-11-${day}.db`));
  await store.close();
});
