import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { buildPrograms } from '../../../scripts/setup/build.mjs';
import { newDatabase } from '../../../src/server/testing/postgres.ts';
import { anyMove } from '../../../src/server/testing/server.ts';
import { openTable, Player } from '../../../src/server/testing/player.ts';
import { addressOf, launcher, newFolder, run } from '../../../src/server/testing/process.ts';

beforeAll(buildPrograms);

const program = fileURLToPath(new URL('../../../dist/server/maintenance.js', import.meta.url));

/** Runs the command to its end, and returns what it wrote. */
async function tables(words: readonly string[], environment: Readonly<Record<string, string>>): Promise<string> {
  const running = run([program, ...words], environment);
  await running.exitCode;
  return running.output();
}

test('tables move from a file to a database without loss, and their games go on there', async () => {
  const environment = { DATA_DIR: newFolder(), BOTS: 'instant' };
  const server = run([launcher], environment);
  const base = await addressOf(server);
  const code = await openTable(base, 'Ala', { playNow: true });
  const ala = await Player.at(base, code, 'Ala');
  ala.startNumbersAt(10);
  await ala.until(() => anyMove(ala) !== undefined);
  expect(await tables(['list'], environment)).toContain('Another Hideout server is using');
  server.child.kill('SIGTERM');
  await server.exitCode;

  const exported = await tables(['export', code], environment);
  const shared = { ...environment, DATABASE_URL: await newDatabase() };
  expect(await tables(['move'], shared)).toContain('1 tables were copied');
  expect(await tables(['export', code], shared)).toBe(exported);
  expect(await tables(['list'], shared)).toContain(code);
  expect(await tables(['show', code], shared)).toContain('People: Ala');
  expect(await tables(['move'], shared)).toContain(`There is a table ${code} already`);

  const again = await Player.at(await addressOf(run([launcher], shared)), code, 'Ala', ala.seq);
  again.startNumbersAt(20);
  expect(again.scene?.game?.view).toEqual(ala.scene?.game?.view);
  await again.does(anyMove(again) ?? { do: 'leave' });
});

test('a table is closed while people are there, and opened again', async () => {
  const environment = { DATABASE_URL: await newDatabase() };
  const base = await addressOf(run([launcher], environment));
  const code = await openTable(base, 'Ala');
  const ala = await Player.at(base, code, 'Ala');
  const isTold = (what: string) => () => ala.messages.some((each) => each.say === 'notice' && each.what === what);
  await tables(['close', code], environment);
  await ala.until(isTold('shut'));
  expect(await ala.say({ do: 'start', n: 10 })).toMatchObject({ problem: 'table-shut' });
  await tables(['reopen', code], environment);
  await ala.until(isTold('reopened'));
  await ala.does({ do: 'start', n: 11 });
  expect(await tables(['close', 'AAAAAA'], environment)).toBe('There is no table AAAAAA.\n');
});

test('a deleted table can be restored from its export', async () => {
  const environment = { DATABASE_URL: await newDatabase() };
  const server = run([launcher], environment);
  const code = await openTable(await addressOf(server), 'Ala');
  const file = join(newFolder(), 'table.json');
  const exported = await tables(['export', code], environment);
  writeFileSync(file, exported);
  expect(await tables(['import', file], environment)).toContain('it was left as it is');
  await tables(['delete', code], environment);
  expect(await tables(['show', code], environment)).toBe(`There is no table ${code}.\n`);
  await tables(['import', file], environment);
  expect(await tables(['export', code], environment)).toBe(exported);
});
