import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inTurn } from './turn.mjs';

function freshLock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-turn-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'lock');
}

test('two simultaneous callers work one after the other', async () => {
  const lock = freshLock();
  const diary: string[] = [];
  const work = async () => {
    diary.push('begin');
    await new Promise(setImmediate);
    diary.push('end');
  };
  await Promise.all([inTurn(lock, work), inTurn(lock, work)]);
  expect(diary).toEqual(['begin', 'end', 'begin', 'end']);
  expect(existsSync(lock)).toBe(false);
});

test('work that fails gives the turn back', async () => {
  const lock = freshLock();
  await expect(inTurn(lock, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(existsSync(lock)).toBe(false);
});

test('nobody waits for a process that is gone', async () => {
  const lock = freshLock();
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, String(pid));
  await inTurn(lock, () => Promise.resolve());
  expect(existsSync(lock)).toBe(false);
});

test('nobody waits for a process that went silent', async () => {
  const lock = freshLock();
  writeFileSync(lock, String(process.pid));
  utimesSync(lock, 0, 0);
  await inTurn(lock, () => Promise.resolve());
  expect(existsSync(lock)).toBe(false);
});
