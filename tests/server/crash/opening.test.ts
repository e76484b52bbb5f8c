import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildPrograms } from '../../../scripts/setup/build.mjs';
import { openTable } from '../../../src/server/testing/player.ts';
import { addressOf, newFolder, run } from '../../../src/server/testing/process.ts';
import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts';
import { changedServer } from './testing/changed-server.ts';

beforeAll(buildPrograms);

test.each([
  ['before its commit, there is no table', 'before', []],
  ['after its commit, the table is whole', 'after', [10]],
] as const)('when the server is killed while a table with seven bots is opened, %s', async (_, moment, lengths) => {
  const folder = newFolder();
  const server = run([await changedServer('dying'), moment], { DATA_DIR: folder });
  const base = await addressOf(server);
  const wish = { game: 'cash-n-guns', seats: 8, playNow: true, level: 'rookie' } as const;
  await expect(openTable(base, 'Ala', wish)).rejects.toThrow();
  await server.exitCode;
  const store = openSqlite(join(folder, 'hideout.db'));
  const found: number[] = [];
  for await (const some of store.list()) found.push(...some.map(({ seq }) => seq));
  await store.close();
  expect(found).toEqual(lengths);
});
