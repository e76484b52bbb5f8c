import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unlessStamped } from './stamp.mjs';

/** A stamp that says: this was built from these inputs. */
function stampOf(inputs: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-stamp-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const stamp = join(folder, 'stamp');
  writeFileSync(stamp, inputs);
  return stamp;
}

/** How often work is done for these inputs. */
async function done(stamp: string, inputs: string): Promise<number> {
  let times = 0;
  await unlessStamped(stamp, inputs, () => Promise.resolve(void times++));
  return times;
}

test('what is stamped is not done again, until its inputs change', async () => {
  const stamp = stampOf('today');
  expect(await done(stamp, 'today')).toBe(0);
  expect(await done(stamp, 'tomorrow')).toBe(1);
  expect(await done(stamp, 'tomorrow')).toBe(0);
});

test('while it works there is no stamp', async () => {
  const stamp = stampOf('yesterday');
  await unlessStamped(stamp, 'today', () => Promise.resolve(expect(existsSync(stamp)).toBe(false)));
  expect(readFileSync(stamp, 'utf8')).toBe('today');
});

test('work that was killed half-way is done again, also for the inputs of the time before', async () => {
  const stamp = stampOf('yesterday');
  const module = new URL('stamp.mjs', import.meta.url).href;
  const work = `() => process.kill(process.pid, 'SIGKILL')`;
  const script = `(await import(${JSON.stringify(module)})).unlessStamped(${JSON.stringify(stamp)}, 'today', ${work})`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(signal).toBe('SIGKILL');
  expect(await done(stamp, 'yesterday')).toBe(1);
});

test('work that failed is done again', async () => {
  const stamp = stampOf('yesterday');
  await expect(unlessStamped(stamp, 'today', () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  expect(await done(stamp, 'yesterday')).toBe(1);
});
