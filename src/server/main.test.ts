import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildPrograms } from '../../scripts/setup/build.mjs';
import { launcher, run, type Running } from './testing/process.ts';

beforeAll(buildPrograms);

const start = (environment: Readonly<Record<string, string>> = {}): Running => {
  const running = run([launcher], environment);
  onTestFinished(() => void running.child.kill('SIGKILL'));
  return running;
};

const addressOf = async (running: Running) =>
  (await running.says(/^Hideout is open at (http:\/\/127\.0\.0\.1:\d+)$/m))[1] ?? '';

test.each(['SIGINT', 'SIGTERM'] as const)('it says where it is, answers, and stops at %s', async (signal) => {
  const running = start();
  const response = await fetch(`${await addressOf(running)}/health`);
  expect(await response.json()).toEqual({ status: 'ok' });
  running.child.kill(signal);
  expect(await running.exitCode).toBe(0);
});

test('a connection that asks for nothing does not keep it from stopping', async () => {
  const running = start();
  const { hostname, port } = new URL(await addressOf(running));
  const idle = connect(Number(port), hostname);
  onTestFinished(() => void idle.destroy());
  await once(idle, 'connect');
  running.child.kill('SIGTERM');
  expect(await running.exitCode).toBe(0);
});

test('a port in use is said in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const running = start({ PORT: String(port) });
  expect(await running.exitCode).toBe(1);
  expect(running.output()).toBe(`Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start\n`);
});

test('a port that is none is said in one sentence', async () => {
  const running = start({ PORT: 'http' });
  expect(await running.exitCode).toBe(1);
  expect(running.output()).toBe('PORT must be a whole number from 0 to 65535; this is "http".\n');
});

test('a host that is not here is said in one sentence', async () => {
  const running = start({ HOST: '203.0.113.1' });
  expect(await running.exitCode).toBe(1);
  expect(running.output()).toBe('HOST "203.0.113.1" is not an address of this machine.\n');
});

test('a server that npm started stops when npm is killed', async () => {
  const launch = `require('node:child_process').spawn(process.execPath, [process.argv[1]], { stdio: 'inherit' })`;
  const npm = run(['-e', launch, launcher], { npm_lifecycle_event: 'start' });
  const address = await addressOf(npm);
  npm.child.kill('SIGKILL');
  // The pipes close when the last process that holds them is gone.
  await npm.exitCode;
  await expect(fetch(address)).rejects.toThrow();
});
