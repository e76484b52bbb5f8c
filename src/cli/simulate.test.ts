import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replay } from '../engine/replay.ts';
import { games } from '../games/catalogue.ts';
import type { Findings } from './simulate/report.ts';

const folder = mkdtempSync(join(tmpdir(), 'hideout-simulate-'));
const command = join(folder, 'simulate.js');

beforeAll(async () => {
  const entryPoints = ['simulate.ts', 'simulate-worker.ts'].map((file) => join(import.meta.dirname, file));
  await build({ entryPoints, outdir: folder, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const simulate = (line: string) => spawnSync(process.execPath, [command, ...line.split(' ')], { encoding: 'utf8' });

function findings(line: string): Findings {
  const { stdout, stderr, status } = simulate(`${line} --json`);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(stdout.trimEnd()).not.toContain('\n');
  return JSON.parse(stdout) as Findings;
}

test('the last line is JSON with the results, the same on one core and on two', () => {
  const line = 'thieves --seats 4 --games 200 --seed 3 --bots regular,random*3';
  const [one, two] = [findings(`${line} --cores 1`), findings(`${line} --cores 2`)];
  expect(one).toMatchObject({ game: 'thieves', seats: 4, games: 200, seed: 3, cores: 1 });
  expect(one.wins.reduce((sum, wins) => sum + wins)).toBeCloseTo(200, 6);
  expect([one.gamesPerSecond, one.decisionsPerSecond].every((rate) => rate > 0)).toBe(true);
  const results = ({ wins, wonAmong, decisions, intervals, meanScores }: Findings) => ({
    ...{ wins, wonAmong, decisions, intervals, meanScores },
  });
  expect(results(two)).toEqual(results(one));
});

test('people get a table', () => {
  const { stdout, status } = simulate('thieves --games 20');
  expect(stdout).toContain('games/s');
  expect(stdout).toContain('counts as 1/k of a win');
  expect(status).toBe(0);
});

test('help is shown on request', () => {
  const { stdout, status } = simulate('--help');
  expect([stdout.split('\n')[0], status]).toEqual([
    'Usage: hideout simulate GAME [--name value …]   (in a checkout: npm run simulate -- GAME …)',
    0,
  ]);
});

test('a bad argument is one sentence on stderr and exit code 2', () => {
  const { stdout, stderr, status } = simulate('thieves --seats 9');
  expect({ stdout, stderr, status }).toEqual({
    stdout: '',
    stderr: '--seats takes a whole number from 3 to 6, not "9".\n',
    status: 2,
  });
});

test('records that cannot be written are a bad argument', () => {
  const { stderr, status } = simulate(`thieves --games 1 --records ${join(command, 'below')}`);
  expect(stderr).toMatch(/^The records cannot be written to .*\n$/);
  expect(status).toBe(2);
});

test('every game can be recorded, and its record replays the same', () => {
  const line = 'thieves --games 20 --seed 9 --bots regular,random*2';
  const records = join(folder, 'records');
  const { wins } = findings(`${line} --cores 2 --records ${records}`);
  expect(wins).toEqual(findings(line).wins);
  const names = Array.from({ length: 20 }, (_, index) => `thieves-9-${index}.jsonl`);
  expect(readdirSync(records).sort()).toEqual(names.toSorted());
  for (const name of names) {
    const lines = readFileSync(join(records, name), 'utf8').trimEnd().split('\n');
    expect(games['thieves'] && replay(games['thieves'], lines)).toBeUndefined();
  }
});

test.skipIf(process.platform === 'win32')('Ctrl-C stops with the results of the first games', async () => {
  const records = mkdtempSync(join(folder, 'stopped-'));
  const line = `thieves --games 1000000000 --cores 1 --json --records ${records}`;
  const child = spawn(process.execPath, [command, ...line.split(' ')]);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  const status = new Promise((resolve) => child.once('close', resolve));
  while (readdirSync(records).length === 0) await setTimeout(10);
  child.kill('SIGINT');
  expect(await status).toBe(130);
  expect(stderr).toMatch(/Stopped after [\d,]+ of 1,000,000,000 games\.\n$/);
  const { games: played } = JSON.parse(stdout) as Findings;
  expect(readdirSync(records)).toHaveLength(played);
  expect(readdirSync(records)).toContain(`thieves-1-${played - 1}.jsonl`);
});
