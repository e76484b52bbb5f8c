import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { buildPrograms } from '../../scripts/setup/build.mjs';
import { openTable, Player } from '../../src/server/testing/player.ts';
import { addressOf, runNpmStart } from '../../src/server/testing/process.ts';

beforeAll(buildPrograms);

/** `npm start`, with a page open. */
async function opened() {
  const npm = runNpmStart();
  const base = await addressOf(npm);
  const page = await Player.at(base, await openTable(base, 'Ala'), 'Ala');
  return { npm, page };
}

const isAnybodyLeft = (group: number): boolean => {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};

test.each([
  ['Ctrl + C', 'SIGINT', 'all'],
  ['a signal to npm alone, as from a container that stops', 'SIGTERM', 'npm'],
  ['an interrupt of npm alone', 'SIGINT', 'npm'],
  ['a service that stops', 'SIGTERM', 'all'],
] as const)('%s: npm waits until the server has stopped, and ends well', async (_, signal, whom) => {
  const { npm, page } = await opened();
  const exited = once(npm.child, 'exit');
  const group = npm.child.pid ?? 0;
  if (whom === 'all') npm.signalAll(signal);
  else npm.child.kill(signal);
  expect(await exited).toEqual([0, null]);
  expect(isAnybodyLeft(group)).toBe(false);
  expect(npm.output()).not.toMatch(/npm err/i);
  expect(await page.closed()).toBe(1001);
});
