import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { restartable } from './restartable.mjs';

/** Takes a moment to end, like a server that says goodbye. */
const slowToEnd = `process.on('disconnect', () => setTimeout(() => process.exit(), 100))`;

function newServer(code: string) {
  const children: ChildProcess[] = [];
  const server = restartable(() => {
    const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    children.push(child);
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  });
  return { server, children };
}

const hasEnded = (child: ChildProcess | undefined) => child?.exitCode === 0;

test('the old process has ended when the new one starts', async () => {
  const { server, children } = newServer(slowToEnd);
  await server.restart();
  await server.restart();
  expect(children.map(hasEnded)).toEqual([true, false]);
  await server.stop();
  expect(children.map(hasEnded)).toEqual([true, true]);
});

test('simultaneous restarts run one after the other', async () => {
  const { server, children } = newServer(slowToEnd);
  await Promise.all([server.restart(), server.restart(), server.restart()]);
  expect(children.map(hasEnded)).toEqual([true, true, false]);
});

test('a process that has ended by itself is replaced', async () => {
  const { server, children } = newServer('');
  await server.restart();
  await once(children[0] as ChildProcess, 'exit');
  await server.restart();
  expect(children).toHaveLength(2);
});
