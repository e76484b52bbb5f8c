import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { buildPrograms } from '../../scripts/setup/build.mjs';
import { openDataFolder } from './data-folder.ts';
import { logOf } from '../room/testing/log.ts';
import { openTable } from './testing/player.ts';
import { addressOf, launcher, newFolder, run } from './testing/process.ts';

beforeAll(buildPrograms);

const program = fileURLToPath(new URL('../../dist/server/maintenance.js', import.meta.url));

/** Runs the command on this folder to its end. Returns what it wrote and its exit code. */
async function tables(folder: string, ...words: readonly string[]) {
  const running = run([program, ...words], { DATA_DIR: folder });
  const code = await running.exitCode;
  return { said: running.output(), code };
}

/** A folder with one table, and the text of its export. */
async function exported() {
  const folder = newFolder();
  const server = run([launcher], { DATA_DIR: folder });
  const code = await openTable(await addressOf(server), 'Żaneta');
  server.child.kill('SIGTERM');
  await server.exitCode;
  const { said: text } = await tables(folder, 'export', code);
  const file = join(folder, 'table.json');
  return { folder, code, text, file };
}

test('a table is written to a file and read from it', async () => {
  const { folder, code, text, file } = await exported();
  writeFileSync(file, text);
  expect(await tables(folder, 'import', file)).toEqual({
    said: `There is a table ${code} already; it was left as it is.\n`,
    code: 1,
  });
  expect(await tables(folder, 'delete', code)).toEqual({ said: '', code: 0 });
  expect(await tables(folder, 'import', file)).toEqual({ said: '', code: 0 });
  expect((await tables(folder, 'export', code)).said).toBe(text);
  expect((await tables(folder, 'show', code)).said).toContain('People: Żaneta\n');
});

test('a file with something else in it is refused, and nothing of it reaches the terminal', async () => {
  const { folder, code, text, file } = await exported();
  await tables(folder, 'delete', code);
  for (const other of ['../../x', 'AB CD', '\\u001b[2JA']) {
    writeFileSync(file, text.replaceAll(`"code":"${code}"`, `"code":"${other}"`));
    const { said, code: exitCode } = await tables(folder, 'import', file);
    expect([said, exitCode]).toEqual(['It is not an exported table of Hideout: code is wrong.\n', 1]);
  }
  writeFileSync(file, '\u001b[2J{');
  expect((await tables(folder, 'import', file)).said).toBe(
    'It is not an exported table of Hideout: its form is wrong.\n',
  );
  expect((await tables(folder, 'list')).said).toBe('');
});

/** The entries of a table in this folder. */
async function entriesIn(folder: string, code: string) {
  const store = openDataFolder(folder);
  const log = await logOf(store, code);
  await store.close();
  return log.map(({ seq, at, body }) => ({ seq, at, entry: JSON.parse(body) as unknown }));
}

test('a table is closed and opened again by entries of its log', async () => {
  const { folder, code } = await exported();
  const before = await entriesIn(folder, code);
  expect(await tables(folder, 'close', code)).toEqual({ said: '', code: 0 });
  expect(await tables(folder, 'reopen', code)).toEqual({ said: '', code: 0 });
  const after = await entriesIn(folder, code);
  expect(after.slice(0, -2)).toEqual(before);
  expect(after.slice(-2)).toMatchObject([
    { seq: 3, entry: { kind: 'shut', shut: true } },
    { seq: 4, entry: { kind: 'shut', shut: false } },
  ]);
  expect(after.map(({ at }) => at)).toEqual(after.map(({ at }) => at).sort((one, other) => one - other));
  expect(await tables(folder, 'close', 'NOBODY')).toEqual({ said: 'There is no table NOBODY.\n', code: 1 });
});

test('nothing is added to a log that this version cannot read', async () => {
  const { folder, code } = await exported();
  const store = openDataFolder(folder);
  await store.append([{ code, seq: 3, at: 1, body: '{"kind":"danced"}' }]);
  await store.close();
  const { said, code: exitCode } = await tables(folder, 'close', code);
  expect(said).toMatch(`Entry 3 of table ${code} cannot be read: `);
  expect([exitCode, (await entriesIn(folder, code)).length]).toEqual([1, 3]);
});

test.each([
  [['danced'], 'There is no "danced" here; choose from: list, show,'],
  [['toString'], 'There is no "toString" here; choose from: list, show,'],
  [['show'], '"show" is used like this: npm run tables -- show CODE\n'],
  [['show', 'ABCDEF', 'more'], '"show" is used like this: npm run tables -- show CODE\n'],
  [['list', 'ABCDEF'], '"list" is used like this: npm run tables -- list\n'],
  [['show', '\u001b[2J'], 'There is no table \\u001b[2J.\n'],
] as const)('%j is answered in a sentence', async (words, sentence) => {
  const { said, code } = await tables(newFolder(), ...words);
  expect(said.startsWith(sentence)).toBe(true);
  expect(said.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});
