import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { buildPrograms } from '../../scripts/setup/build.mjs';
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
