import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addressOf, run } from '../../src/server/testing/process.ts';
import { compileExamples, readExamples, runExample } from './testing/examples.ts';
import { besides, emptyFolder, install, npm, pack } from './testing/installed.ts';

const folder = emptyFolder();
const inFolder = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
let packed: ReturnType<typeof pack> = { tarball: '', files: [] };
let command = '';

beforeAll(() => {
  packed = pack(folder);
  install(packed.tarball, folder);
  const installed = join(folder, 'node_modules/hideout');
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { bin: { hideout: string } };
  command = join(installed, bin.hideout);
});
afterAll(() => rmSync(folder, { recursive: true }));

const hideout = (...words: readonly string[]) => execFileSync(process.execPath, [command, ...words], inFolder);

test('the package holds what is run and read, and nothing else', () => {
  expect(packed.files.filter((file) => /\.test\.|\/testing\/|\.map$|^src\//.test(file))).toEqual([]);
  const kinds = packed.files.map((file) => /^(?:docs\/rules|dist\/\w+|\w+)(?=\/)/.exec(file)?.[0] ?? file);
  expect([...new Set(kinds)].sort()).toEqual(
    ['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'package.json', 'docs', 'docs/rules', 'scripts']
      .concat('dist/cli', 'dist/library', 'dist/server', 'dist/web')
      .sort(),
  );
});

test('the command opens a server with its pages, and says where it keeps the tables', async () => {
  const data = join(folder, 'data of a user');
  const running = run([command], { DATA_DIR: '', XDG_DATA_HOME: data, LOCALAPPDATA: data, HOME: data });
  const kept = (await running.says(/^The tables are kept in (.*)$/m))[1] ?? '';
  const address = (await running.says(/^Hideout is open at (\S+)$/m))[1] ?? '';
  expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok' });
  const page = await (await fetch(address)).text();
  const [, script = ''] = /<script [^>]*src="([^"]+)"/.exec(page) ?? [];
  expect((await fetch(`${address}${script}`)).status).toBe(200);
  running.child.kill('SIGINT');
  expect(await running.exitCode).toBe(0);
  expect(kept.startsWith(data)).toBe(true);
  expect(readdirSync(kept)).toContain('hideout.db');
});

test('without an SQLite the server says what to install, or needs nothing', async () => {
  const bare = emptyFolder();
  onTestFinished(() => rmSync(bare, { recursive: true }));
  install(packed.tarball, bare, []);
  const running = run([join(bare, 'node_modules/hideout/scripts/hideout.mjs')]);
  if (besides.length === 0) expect((await fetch(`${await addressOf(running)}/health`)).status).toBe(200);
  else {
    expect(await running.exitCode).toBe(1);
    expect(running.output()).toMatch(
      /^The tables are kept in .*\nNode [\d.]+ needs one more package to keep the tables: npm install better-sqlite3@12\. .*\n$/,
    );
  }
});

test('the command simulates games and replays their records', () => {
  expect(hideout('simulate', 'the-boss', '--games', '2', '--records', 'out')).toContain('the-boss');
  const records = readdirSync(join(folder, 'out')).map((name) => join('out', name));
  expect(records).toHaveLength(2);
  expect(hideout('replay', ...records)).toBe(records.map((file) => `${file}: same\n`).join(''));
});

test('the command explains itself', () => {
  expect(hideout('--help')).toMatch(/Usage: hideout .*simulate.*replay.*DATA_DIR/s);
  expect(() => hideout('shuffle')).toThrow('There is no command "shuffle".');
});

test('every program in docs/library.md compiles', async () => {
  expect(await compileExamples(readExamples(), folder)).toBe('');
});

test('every program in docs/library.md runs', async () => {
  const outputs: string[] = [];
  for (const example of readExamples()) outputs.push(`${example.heading}: ${await runExample(example, folder)}`);
  expect(outputs).toEqual([
    expect.stringMatching(/^A whole game: { winners: \[ \d.* \], scores: \[ \d+, \d+, \d+, \d+ \] }\n$/),
    expect.stringMatching(/^Your own bot: modest won \d+ of 1000 games/),
    'Records: ',
    'Records: same\n',
  ]);
});

test('a whole game takes no more than 20 lines', () => {
  const [game] = readExamples();
  expect(game?.code.trim().split('\n').length).toBeLessThanOrEqual(20);
});

/** npm downloads every dependency. Before Node 24 it also compiles SQLite if there is no prebuilt binary: minutes. */
const fromNothing = { timeout: 1_800_000, skip: process.env['HIDEOUT_TEST_SCALE'] !== 'long' };

test('it can be installed from nothing', fromNothing, async () => {
  const fresh = emptyFolder();
  onTestFinished(() => rmSync(fresh, { recursive: true }));
  const noCompiler =
    besides.length > 0 ? {} : { CC: '/nonexistent', CXX: '/nonexistent', npm_config_python: '/nonexistent' };
  const words = ['install', '--no-audit', '--no-fund', packed.tarball, ...besides.map((name) => `${name}@12`)];
  npm(words, { cwd: fresh, env: { ...process.env, ...noCompiler } });
  expect(readdirSync(join(fresh, 'node_modules')).filter((name) => /sqlite|prebuild/.test(name))).toEqual(
    besides.length > 0 ? ['better-sqlite3', 'prebuild-install'] : [],
  );
  const simulated = npm(['exec', '--offline', '--', 'hideout', 'simulate', 'thieves', '--games', '10'], { cwd: fresh });
  expect(simulated).toContain('thieves');
  const running = run([join(fresh, 'node_modules/hideout/scripts/hideout.mjs')]);
  expect((await fetch(`${await addressOf(running)}/health`)).status).toBe(200);
});
