import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'hideout-replay-'));
const command = join(folder, 'replay.js');
const record = join(folder, 'record.jsonl');
const good = readFileSync(join(import.meta.dirname, '../games/thieves/archive/3-seats.jsonl'), 'utf8');

beforeAll(async () => {
  const entryPoints = [join(import.meta.dirname, 'replay.ts')];
  await build({ entryPoints, outfile: command, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said about a record, and the exit code. */
function verdictOn(text: string) {
  writeFileSync(record, text);
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, record], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return [stdout.replace(`${record}: `, '').trimEnd(), status];
}

test('a good record comes out the same', () => {
  expect(verdictOn(good)).toEqual(['same', 0]);
});

test('what a record does to a terminal is escaped', () => {
  const said = verdictOn(good.replace('"game":"thieves"', '"game":"\\u001b[2J"'));
  expect(said).toEqual(['cannot be replayed. There is no game "\\u{1b}[2J" here.', 1]);
});

test.each([
  ['"options":{"reshuffleDiscards":false}', '"options":null', 'In the header, "options" must be an object, not null.'],
  [
    '"money-0"',
    '"money-00"',
    'It follows other rules than this program, which has other names for the numbers in "card".',
  ],
  ['"game":"thieves"', '"game":"chess"', 'There is no game "chess" here.'],
  ['"game":"thieves"', '"game":"constructor"', 'There is no game "constructor" here.'],
])('with %s → %s it cannot be replayed', (find, put, said) => {
  expect(good).toContain(find);
  expect(verdictOn(good.replace(find, put))).toEqual([`cannot be replayed. ${said}`, 1]);
});
