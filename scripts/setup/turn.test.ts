import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startOf } from './processes.mjs';
import { flagOf, inTurn } from './turn.mjs';

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-turn-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Leaves a flag in the folder, as a process that does not lower it. */
function leftBy(folder: string, pid: number, start: string): string {
  const flag = join(folder, flagOf(pid, start));
  writeFileSync(flag, '');
  return flag;
}

const own = startOf(process.pid);

test('two simultaneous callers work one after the other', async () => {
  const folder = freshFolder();
  const diary: string[] = [];
  const work = async () => {
    diary.push('begin');
    await new Promise(setImmediate);
    diary.push('end');
  };
  await Promise.all([inTurn(folder, work), inTurn(folder, work)]);
  expect(diary).toEqual(['begin', 'end', 'begin', 'end']);
  expect(readdirSync(folder)).toEqual([]);
});

test('work that fails gives the turn back', async () => {
  const folder = freshFolder();
  await expect(inTurn(folder, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(readdirSync(folder)).toEqual([]);
});

/** Whether work begins without waiting: an attempt is made before the call returns. */
async function beginsAtOnce(folder: string, freeIt: () => void): Promise<boolean> {
  let hasBegun = false;
  const turn = inTurn(folder, () => Promise.resolve(void (hasBegun = true)));
  const atOnce = hasBegun;
  freeIt();
  await turn;
  expect(hasBegun).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
  return atOnce;
}

test('everybody waits for a process that is alive, however long it has been silent', async () => {
  const folder = freshFolder();
  const flag = leftBy(folder, process.pid, own);
  utimesSync(flag, 0, 0);
  expect(await beginsAtOnce(folder, () => rmSync(flag))).toBe(false);
});

test('nobody waits for a process that is gone', async () => {
  const folder = freshFolder();
  leftBy(folder, spawnSync(process.execPath, ['--version']).pid, '1');
  expect(await beginsAtOnce(folder, () => undefined)).toBe(true);
});

test.skipIf(own === '')('nobody waits for a process that has the number of one that is gone', async () => {
  const folder = freshFolder();
  leftBy(folder, process.pid, '1');
  expect(await beginsAtOnce(folder, () => undefined)).toBe(true);
});

/** Takes turns in which it makes a folder that must not exist, and dies like a build that is killed in the last one. */
const contender = `
  const [folder, busy, module] = process.argv.slice(1);
  const { inTurn } = await import(module);
  const { mkdirSync, rmdirSync } = await import('node:fs');
  for (let turn = 1; turn <= 6; turn++) {
    await inTurn(folder, async () => {
      mkdirSync(busy);
      await new Promise(setImmediate);
      rmdirSync(busy);
      if (turn === 6) process.kill(process.pid, 'SIGKILL');
    });
  }`;

test('processes that find the flags of killed ones never work at once', async () => {
  const folder = freshFolder();
  const module = new URL('turn.mjs', import.meta.url).href;
  const words = ['--input-type=module', '-e', contender, join(folder, 'flags'), join(folder, 'busy'), module];
  const ends = Array.from({ length: 4 }, async () => {
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    await once(child, 'close');
    return child.signalCode ?? errors;
  });
  expect(await Promise.all(ends)).toEqual(ends.map(() => 'SIGKILL'));
});
