import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { newFolder } from '../src/server/testing/process.ts';
import { buildPrograms } from './setup/build.mjs';
import { root } from './setup/paths.mjs';

beforeAll(buildPrograms);

/** Every program that a user starts, and what it knows, as far as that is a short list. */
const programs = [
  [['scripts/start.mjs'], '--share, --help'],
  [['scripts/start.mjs', '--share=1'], '--share, --help'],
  [['scripts/hideout.mjs'], '--share, --help'],
  [['scripts/hideout.mjs', 'simulate', 'thieves'], '--seats, --games'],
  [['scripts/hideout.mjs', 'replay', 'game.jsonl'], '--help'],
  [['scripts/cli.mjs', 'cli/simulate', 'thieves'], '--seats, --games'],
  [['scripts/cli.mjs', 'cli/replay', 'game.jsonl'], '--help'],
  [['scripts/cli.mjs', 'cli/lab', 'thieves', '--out', 'dist'], '--games, --seats'],
  [['scripts/cli.mjs', 'tools/arena', 'thieves'], '--seats, --games'],
  [['scripts/cli.mjs', 'tools/tune', 'the-boss'], '--help'],
  [['scripts/cli.mjs', 'tools/reader', 'regular'], '--help'],
  [['dist/server/maintenance.js'], 'list, show'],
  [['dist/server/maintenance.js', 'list'], '--help'],
  [['scripts/dev.mjs'], 'PORT'],
] as const;

test.each(programs)('%j refuses an option that it does not know, and names those that it does', (words, known) => {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: newFolder(), INIT_CWD: root };
  const [script, ...rest] = words;
  const command = [join(root, script), ...rest, '--chairs'];
  const { stderr, status } = spawnSync(process.execPath, command, {
    env,
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toContain('There is no ');
  expect(stderr).toContain('--chairs');
  expect(stderr).toContain(known);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(status).toBeGreaterThan(0);
});
